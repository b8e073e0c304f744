import { readFileSync } from 'node:fs';
import type { Brand } from '../../core/contract/content.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  button: { label: string; url: string } | null;
  /** Said below the button. */
  closing: readonly string[];
}

/** A letter in the two forms that are sent. */
export interface Written {
  subject: string;
  text: string;
  html: string;
  /** The address the mail leads to; shown in the log only where mail goes to a folder. */
  link: string | null;
}

export const readBrand = (file: string): Brand => JSON.parse(readFileSync(file, 'utf8')) as Brand;

/** Lays a letter out as text and as HTML with the brand's name and colours. */
export const layOut = (letter: Letter, brand: Brand): Written => {
  const { paper, ink, accent } = brand.colours.light;
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const sign = `${brand.name} · ${brand.supportEmail}`;
  const button = letter.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.button.url)}" style="background:${accent};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(letter.button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px">${escapeHtml(letter.button.url)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:${paper};color:${ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(brand.name)}</p>
${[letter.greeting, ...letter.paragraphs].map(p).join('\n')}
${button}
${letter.closing.map(p).join('\n')}
<p style="margin:24px 0 0;font-size:13px">${escapeHtml(sign)}</p>
</div></body></html>`;
  const text = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []),
    ...letter.closing,
    `-- \n${sign}`,
  ].join('\n\n');
  return { subject: letter.subject, text, html, link: letter.button?.url ?? null };
};
