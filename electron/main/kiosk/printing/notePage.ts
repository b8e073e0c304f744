import { encode } from 'uqr';
import type { Paper } from '../../../../core/rules/kiosk/kiosk.ts';
import { escapeHtml } from '../../protocol/escapeHtml.ts';
import type { PackedNote } from './packedNote.ts';

/** Widths in millimetres. `height` is null for a roll, which is cut where the note ends. */
export const sheets: Readonly<Record<Paper, { width: number; height: number | null; margin: number; text: number }>> = {
  // Printers of rolls reach 48 of 58 and 72 of 80 millimetres.
  '58mm': { width: 58, height: null, margin: 5, text: 3.1 },
  '80mm': { width: 80, height: null, margin: 4, text: 3.5 },
  a5: { width: 148, height: 210, margin: 14, text: 4 },
};

export interface PrintedNote {
  note: PackedNote;
  church: string;
  /** Where a phone opens it; null when none could. */
  address: string | null;
  /** Of the Bible's translation; empty for one that asks for none. */
  notice: string;
}

/** A page of our own for paper: black on white, nothing to load, no script. */
export const notePage = ({ note, church, address, notice }: PrintedNote, paper: Paper): string => {
  const { challenge, verse, prayer } = note;
  const paragraphs = prayer.split(/\n+/).map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(church)}</title><style>${styleOf(paper)}</style></head>
<body>
<p class="church">${escapeHtml(church)}</p>
<h1>${escapeHtml(challenge)}</h1>
<blockquote>${escapeHtml(verse.text)}</blockquote>
<p class="ref">${escapeHtml(verse.ref)} ${escapeHtml(verse.translation)}</p>
<h2>Prayer</h2>
${paragraphs.join('\n')}
${address === null ? '' : `<div class="code">${qrCode(address)}<p>Read on with your phone’s camera.</p></div>`}
${notice && `<p class="notice">${escapeHtml(notice)}</p>`}
</body>
</html>`;
};

const styleOf = (paper: Paper): string => {
  const { width, height, margin, text } = sheets[paper];
  return `
@page { size: ${width}mm ${height === null ? 'auto' : `${height}mm`}; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { width: ${width}mm; padding: ${margin}mm; color: #000; background: #fff; overflow-wrap: anywhere;
  font: ${text}mm/1.4 Georgia, 'Source Serif 4', 'Liberation Serif', serif }
.church { font-weight: 700; margin-bottom: 1.2em }
h1 { font-size: 1.6em; line-height: 1.15; margin-bottom: 0.7em }
blockquote { font-size: 1.2em; line-height: 1.35 }
.ref { margin: 0.4em 0 1.2em; font-weight: 700 }
h2 { font-size: 1em; margin-bottom: 0.3em }
h2 ~ p { margin-bottom: 0.6em }
.code { margin-top: 1em; break-inside: avoid }
.code svg { display: block; width: ${Math.min(30, width - 2 * margin)}mm }
.notice { margin-top: 1em; font-size: 0.72em; line-height: 1.3 }`;
};

const qrCode = (address: string): string => {
  const { size, data } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`;
};
