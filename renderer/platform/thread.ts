interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A question on its way to a worker, and what the worker tells. */
export type Numbered<Question> = Question & { id: number };
export type ThreadReply<Answer> = { id: number; answer: Answer } | { id: number; failed: string };

/**
 * Makes what asks a worker: it is started by the first question, and again by the next one after its file could not be had.
 *
 * Not by comlink 4.4: it is 1.9 kB (gzip) here and again in the worker (docs/proof.md P10), more than all of this file,
 * and a call to a worker whose file could not be had would never end.
 */
export const createThread = <Question extends object, Answer>(
  start: () => Worker,
): ((question: Question) => Promise<Answer>) => {
  const waiting = new Map<number, Waiting<Answer>>();
  let lastId = 0;
  let worker: Worker | null = null;

  const settle = (id: number): Waiting<Answer> | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  };
  const listenTo = (started: Worker): Worker => {
    started.addEventListener('message', ({ data }: MessageEvent<ThreadReply<Answer>>) => {
      if ('failed' in data) settle(data.id)?.reject(new Error(data.failed));
      else settle(data.id)?.resolve(data.answer);
    });
    started.addEventListener('error', () => {
      started.terminate();
      worker = null;
      for (const id of [...waiting.keys()]) settle(id)?.reject(new Error('The worker could not be started'));
    });
    return started;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= listenTo(start());
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...question, id: lastId } satisfies Numbered<Question>);
    });
};

/** The worker's end: answers one question after the other, each by itself. `behind` is done once it was told. */
export const answerThread = <Question extends object, Answer>(
  answerTo: (question: Question) => Promise<Answer>,
  behind: (question: Question) => void = () => undefined,
): void => {
  const answer = async (question: Numbered<Question>): Promise<ThreadReply<Answer>> => {
    try {
      return { id: question.id, answer: await answerTo(question) };
    } catch (error) {
      return { id: question.id, failed: error instanceof Error ? error.name : 'Error' };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) => {
    void answer(data).then((reply) => {
      self.postMessage(reply);
      behind(data);
    });
  });
};

/** Makes a thing when it is first asked for, and once; after a failure the next question tries again. */
export const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    made.catch(() => (made = null));
    return made;
  };
};
