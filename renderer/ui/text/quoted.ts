/** Puts a passage in quotation marks; where it is all one person's speech, those are its own. */
export const quoted = (text: string): string => {
  const speech = /^“([^”]*)”?$/.exec(text)?.[1];
  return `“${(speech ?? text).replace(/“/g, '‘').replace(/”/g, '’')}”`;
};
