/** Runs tasks one after the other; one that fails does not stop the next. */
export const createTaskQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    isIdle: () => unfinished === 0,
    enqueue<T>(task: () => Promise<T>): Promise<T> {
      unfinished++;
      const run = last.then(task, task).finally(() => unfinished--);
      last = run.catch(() => undefined);
      return run;
    },
  };
};
