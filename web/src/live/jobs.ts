// Work that the server does for a person: started, watched, and cancelled when nobody wants it any more.
import { api, someone } from './api';
import type { Job, JobRequest } from './wire';
import { loadReasons, reasonText } from '../i18n/reasons';
import { t } from '../i18n/t';

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const isOver = ({ state }: Job) => state !== 'waiting' && state !== 'running';

/** Why it failed, in the language of the page. */
async function failureText({ reason, values = {} }: Job): Promise<string> {
  if (reason) await loadReasons().catch(() => {});
  return (reason && reasonText({ code: reason, values })) || t('jobs-it-was-not-finished');
}

/** Waits for the answer; null once `gone` says that nobody wants it. */
export async function awaitJob<T>(
  request: JobRequest,
  gone: () => boolean,
  onChange: (job: Job) => void = () => {},
): Promise<T | null> {
  await someone();
  let job = await api.startJob(request);
  for (let wait = 150; !isOver(job); wait = Math.min(1000, wait * 1.4)) {
    onChange(job);
    await pause(wait);
    if (gone()) {
      await api.cancelJob(job.id).catch(() => {});
      return null;
    }
    job = await api.job(job.id);
  }
  if (job.state !== 'done') throw new Error(await failureText(job));
  return job.answer as T;
}
