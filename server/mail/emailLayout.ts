import { readFileSync } from 'node:fs';
import type { Brand } from '../../core/contract/content.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  button: { label: string; url: string } | null;
  /** Said below the button. */
  closing: readonly string[];
}

/** An email in the two forms that are sent. */
export interface Written {
  subject: string;
  text: string;
  html: string;
  /** The address the mail leads to; shown in the log only where mail goes to a folder. */
  link: string | null;
}

export const readBrand = (file: string): Brand => JSON.parse(readFileSync(file, 'utf8')) as Brand;

/** Renders an email as text and as HTML with the brand's name and colours. */
export const renderEmail = (content: EmailContent, brand: Brand): Written => {
  const { paper, ink, accent } = brand.colours.light;
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const sign = `${brand.name} · ${brand.supportEmail}`;
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.button.url)}" style="background:${accent};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(content.button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px">${escapeHtml(content.button.url)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px;background:${paper};color:${ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(brand.name)}</p>
${[content.greeting, ...content.paragraphs].map(p).join('\n')}
${button}
${content.closing.map(p).join('\n')}
<p style="margin:24px 0 0;font-size:13px">${escapeHtml(sign)}</p>
</div></body></html>`;
  const text = [
    content.greeting,
    ...content.paragraphs,
    ...(content.button ? [`${content.button.label}:\n${content.button.url}`] : []),
    ...content.closing,
    `-- \n${sign}`,
  ].join('\n\n');
  return { subject: content.subject, text, html, link: content.button?.url ?? null };
};
