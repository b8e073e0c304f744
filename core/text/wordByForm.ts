/** Which word a form of it stands for, by a table of words and their forms. A map: a record would know "constructor" too. */
export const wordByForm = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word])));
