type Fields = Record<string, string | number | boolean | null | undefined>;

const write =
  (print: (line: string) => void, level: string) =>
  (message: string, fields: Fields = {}) =>
    print(JSON.stringify({ level, time: new Date().toISOString(), msg: message, ...fields }));

/** One JSON line an event. Takes plain values only, so that no prayer, search or address slips in with an object. */
export const log = {
  info: write((line) => console.log(line), 'info'),
  error: write((line) => console.error(line), 'error'),
};

/** Name, code and places of an error. Its message stays out: it may quote what a person typed, or their home folder. */
export const describe = (error: unknown): Fields => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    at: places?.map((place) => place.trim().replace(/(?:file:\/\/)?[^\s(]*[\\/](?=[^\\/]*$)/, '')).join(' | '),
  };
};

/** What nobody caught is written down and survived: the window and its text are worth more than a tidy end. */
export const logUncaught = (): void => {
  process.on('uncaughtException', (error) => log.error('uncaught exception', describe(error)));
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', describe(reason)));
};
