/** What a promise gives before anything else that waits can run: no timer, no message, no file. Throws if it is later. */
export function atOnce<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('this has to wait for something')));
  });
  return Promise.race([promise, late]);
}
