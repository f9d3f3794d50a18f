import { Worker } from 'node:worker_threads';

/**
 * Passes jobs to workers, each the next when it is done, until none is left. A worker answers each job with one
 * message.
 */
export async function employed<Job, Done>(
  worker: URL,
  jobs: Iterator<Job>,
  { workers, done }: { readonly workers: number; readonly done: (result: Done) => void },
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => employ(worker, jobs, done)));
}

function employ<Job, Done>(url: URL, jobs: Iterator<Job>, done: (result: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url);
    const next = (): void => {
      const job = jobs.next();
      if (job.done === true) void worker.terminate().then(() => resolve());
      else worker.postMessage(job.value);
    };
    worker.on('message', (result: Done) => {
      done(result);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
