// A learner in a real browser: goes through the lessons from page to page, and answers.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LESSONS } from '../src/learn/lessons';
import type { Exercise } from '../src/learn/lesson';
import { Situation } from '../src/learn/situation';
import type { Action, Task, Verdict } from '../src/learn/task';
import type { RulesEngine } from '../src/rules/wasm';

/** Takes the actions on the page, one after the other, each as a click or as typing. */
export async function take(page: Page, actions: Action[]) {
  await page.evaluate(async list => {
    const drawn = () => new Promise(done => setTimeout(done));
    const click = (element?: Element | null) =>
      element!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const button = (text: string) =>
      [...document.querySelectorAll('.exercise-answer button')].find(
        element => element.textContent === text,
      );
    for (const action of list) {
      if (action === 'check') click(button('Check'));
      else if (action === 'pass') click(button('Pass'));
      else if (typeof action === 'string') throw new Error(`${action} is not the learner's`);
      else if ('tap' in action) {
        click(document.querySelector(`.exercise-board .point[data-point="${action.tap}"]`));
      } else if ('choose' in action) click(button(action.choose));
      else if ('stone' in action) {
        click(document.querySelectorAll('.exercise-answer input[type=radio]')[action.stone - 1]);
      } else {
        const inputs = document.querySelectorAll<HTMLInputElement>('.fields input');
        for (let i = 0; i < inputs.length; ++i) {
          inputs[i].value = String(action.fill[i]);
          inputs[i].dispatchEvent(new Event('input', { bubbles: true }));
          await drawn();
        }
      }
      await drawn();
    }
  }, actions);
}

/** What the page says to the answer, and how it says it. */
export const said = (page: Page): Promise<{ right: boolean; text: string } | null> =>
  page.evaluate(() => {
    const verdict = document.querySelector('.verdict.right, .verdict.wrong');
    return (
      verdict && { right: verdict.classList.contains('right'), text: verdict.textContent ?? '' }
    );
  });

export function taskOf(engine: RulesEngine, { setup, task }: Exercise): Task<any> {
  return task(new Situation(engine.board(setup.board), setup));
}

type Said = Awaited<ReturnType<typeof said>>;
function expectSaid(got: Said, wanted: Verdict | undefined, name: string) {
  expect(got, name).toMatchObject({ right: wanted!.right });
  expect(got!.text, name).toContain(wanted!.text);
}

/** One exercise: first a mistake, then what is right. What was said is what the engine says here. */
export async function doExercise(page: Page, task: Task<any>, name: string) {
  const mistake = task.mistake();
  if (mistake) {
    await take(page, mistake);
    const state = task.after(mistake);
    expectSaid(await said(page), state.verdict, name);
    // Begin again, or take marks and choices back by making them once more.
    if (task.controls(state).again) await press(page, 'Try again');
    else
      await take(
        page,
        mistake.filter(action => action !== 'check'),
      );
  }
  const solution = task.solution();
  await take(page, solution);
  expectSaid(await said(page), task.after(solution).verdict, name);
}

export async function press(page: Page, name: string) {
  await page.evaluate(async text => {
    const all = [...document.querySelectorAll<HTMLElement>('main button, main a')];
    all.find(element => element.textContent!.trim().startsWith(text))!.click();
    await new Promise(done => setTimeout(done, 20));
  }, name);
}

/** Through all lessons from the first on; `look` is called with every exercise as it opens. */
export async function doAll(
  page: Page,
  engine: RulesEngine,
  look: (id: string, step: number) => Promise<void>,
) {
  for (const [number, lesson] of LESSONS.entries()) {
    await page.waitForSelector(`h1:has-text("${lesson.title}")`);
    for (const [i, exercise] of lesson.exercises.entries()) {
      const last = i + 1 === lesson.exercises.length;
      await page.waitForSelector(`.exercise-board [aria-label*="exercise ${i + 1}"]`);
      await look(lesson.id, i + 1);
      await doExercise(page, taskOf(engine, exercise), `${lesson.id} ${i + 1}`);
      await press(page, last ? 'Finish' : 'Next');
    }
    await page.waitForSelector('.lesson-end');
    expect(await page.locator('.lesson-end h2').innerText()).toContain('Done');
    if (number + 1 < LESSONS.length) await press(page, `Next: ${LESSONS[number + 1].title}`);
  }
}
