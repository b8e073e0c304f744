const empty = new Set(['br', 'hr', 'img', 'input', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon']);

/** HTML as React writes it up to the first of an end tag, with the elements around that closed. */
export const cutAfter = (html: string, tag: string): string => {
  const at = html.indexOf(tag);
  if (at === -1) throw new Error(`There is no ${tag} in ${html}`);
  const kept = html.slice(0, at + tag.length);
  const open: string[] = [];
  for (const [, end, name = '', , closed] of kept.matchAll(/<(\/?)([\w-]+)((?:"[^"]*"|[^">])*?)(\/?)>/g)) {
    if (end) open.pop();
    else if (!closed && !empty.has(name)) open.push(name);
  }
  return (
    kept +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
};
