/** The value of a promise that resolves before any timer, message or file can; rejects if it takes longer. */
export function atOnce<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('this has to wait for something')));
  });
  return Promise.race([promise, late]);
}
