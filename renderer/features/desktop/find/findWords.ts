/** More marks than anybody steps through. */
const MAX_FOUND = 2000;

/** The element that a text flows in: words run on within it, and never from one to the next. */
const blockOf = (node: Node, known: Map<Element, Element>): Element => {
  const parent = node.parentElement ?? document.body;
  const before = known.get(parent);
  if (before) return before;
  const isInline = /^(?:inline|contents)/.test(getComputedStyle(parent).display);
  const block = isInline && parent !== document.body ? blockOf(parent, known) : parent;
  known.set(parent, block);
  return block;
};

const isShown = (node: Node, except: Element): boolean => {
  const { parentElement } = node;
  return (
    parentElement !== null &&
    !except.contains(parentElement) &&
    !parentElement.closest('script, style, .visually-hidden') &&
    parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
};

interface Piece {
  node: Text;
  start: number;
}

/** The texts on the page in their order, a block's in one piece with a line break behind it. */
const readPage = (except: Element): { text: string; pieces: Piece[] } => {
  const pieces: Piece[] = [];
  const known = new Map<Element, Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isShown(node, except)) continue;
    const own = blockOf(node, known);
    if (block !== null && own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
};

const pattern = (words: string): RegExp =>
  new RegExp(
    words
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
      .join('[^\\S\\n]+'),
    'giu',
  );

/**
 * Where words stand on the page. Not Electron's own search, which finds them in the field that they are typed into as well.
 */
export const findWords = (words: string, except: Element): Range[] => {
  const wanted = words.trim();
  if (wanted === '') return [];
  const { text, pieces } = readPage(except);
  const found: Range[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern(wanted))) {
    if (found.length === MAX_FOUND) break;
    const place = (index: number): [Text, number] | null => {
      while (at + 1 < pieces.length && (pieces[at + 1]?.start ?? 0) <= index) at++;
      const piece = pieces[at];
      return piece ? [piece.node, index - piece.start] : null;
    };
    const from = place(match.index);
    const to = place(match.index + match[0].length - 1);
    if (!from || !to) continue;
    const range = document.createRange();
    range.setStart(...from);
    range.setEnd(to[0], to[1] + 1);
    found.push(range);
  }
  return found;
};
