import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentBlanks, type SentPages } from '../../core/rules/pageHeads/sentPages.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Snapshot } from '../settings/service.ts';

/** What the build has drawn, read when a page is first asked for. A build without it gets its pages empty, for the app to draw. */
export const readSentPages = (folder: string): (() => SentPages | null) => {
  let read: SentPages | null | undefined;
  return () => {
    const path = join(folder, '.vite/sentPages.json');
    return (read ??= existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SentPages) : null);
  };
};

/** A page's frame with its own part in it, or with nothing where that depends on who reads; in the church's name. */
export const drawnPage = (path: string, sent: SentPages, { site }: Snapshot): string => {
  const keys = [`${path} ${site.helplineCountry}`, path];
  const key = keys.find((each) => Object.hasOwn(sent.pages, each));
  const { frame, main } = (key === undefined ? undefined : sent.pages[key]) ?? { frame: sent.otherFrame, main: '' };
  const [before, after] = sent.frames[frame] ?? ['', ''];
  const drawn = `${before}${main}${after}`
    .replaceAll(sentBlanks.name, () => escapeHtml(site.name))
    .replaceAll(sentBlanks.tagline, () => escapeHtml(site.tagline));
  const { logo } = site;
  if (logo === null) return drawn;
  return drawn.replace(sent.lamp, () => sent.logo.replace(sentBlanks.logo, () => escapeHtml(logo)));
};
