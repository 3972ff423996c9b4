// Long work in slices, so that the page answers to fingers in between.

/** When the page has nothing else to do. */
export const pause = () =>
  new Promise<void>(done =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 20),
  );

/** Milliseconds that work may take at a stretch. */
const STRETCH = 8;

/** Takes steps until one returns true. */
export async function inSlices(step: () => boolean) {
  for (;;) {
    await pause();
    const since = performance.now();
    while (performance.now() - since < STRETCH) if (step()) return;
  }
}
