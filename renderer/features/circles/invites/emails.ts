/** Addresses as they were typed: split on commas, trimmed, empties dropped (docs/specification.md 2 §5). */
export const splitEmails = (typed: string): string[] =>
  typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The first that is no address; the server looks at them more closely. */
export const wrongEmail = (emails: readonly string[]): string | undefined =>
  emails.find((each) => !/^[^\s@]+@[^\s@]+$/.test(each));
