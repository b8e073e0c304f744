import { ApiError, NetworkError } from './errors.ts';

/** What is said when no answer came that we could read. */
export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';

/** The server's own sentence for a person; null when there is none. */
export const serverSentence = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  const { error: sentence } = error.body;
  return typeof sentence === 'string' && sentence ? sentence : null;
};

/** What to tell a person about a failed call: the server's words, the lost connection, or what the screen says itself. */
export const sentenceOf = (error: unknown, otherwise = 'Please try again in a moment.'): string =>
  serverSentence(error) ?? (error instanceof NetworkError ? UNREACHABLE : otherwise);

/** A failed call as the problem of a form. */
export const problemOf = (title: string, error: unknown, otherwise?: string) => ({
  title,
  message: sentenceOf(error, otherwise),
  fields: fieldsOf(error),
});

/** The refused fields of a form, each with what is wrong with it. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> => {
  const fields = error instanceof ApiError ? error.body['fields'] : null;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
