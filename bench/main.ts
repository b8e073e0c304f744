import { admin } from './admin.ts';
import { bundle } from './bundle.ts';
import { community } from './community.ts';
import { desktopJournal } from './desktopJournal.ts';
import { desktopWindow } from './desktopWindow.ts';
import { downloads } from './downloads.ts';
import { encoder } from './encoder.ts';
import { http } from './http.ts';
import { endBench } from './lib/processes.ts';
import { printFigures, type Figure } from './lib/report.ts';
import { journal } from './journal.ts';
import { lighthouseScores } from './browser/lighthouse.ts';
import { live } from './live/live.ts';
import { logins } from './logins.ts';
import { matching } from './matching.ts';
import { pages } from './browser/pages.ts';
import { relevance } from './relevance/relevance.ts';
import { scripture } from './scripture.ts';
import { slowestLine } from './browser/slowestLine.ts';
import { start } from './start.ts';

/** `npm run bench` runs all of these; `npm run bench -- start bundle` runs some. */
const measures: Record<string, () => Promise<Figure[]>> = {
  http,
  logins,
  live,
  matching,
  encoder,
  scripture,
  bundle,
  start,
  pages,
  slowestLine,
  admin,
  community,
  journal,
  downloads,
  lighthouse: lighthouseScores,
  desktopJournal,
  desktopWindow,
};

const [first, ...rest] = process.argv.slice(2);
if (first === 'relevance') await relevance(rest);
else {
  const names = first ? [first, ...rest] : Object.keys(measures);
  const figures: Figure[] = [];
  for (const name of names) {
    const measure = measures[name];
    if (!measure) throw new Error(`There is no "${name}". Choose from: relevance, ${Object.keys(measures).join(', ')}`);
    try {
      figures.push(...(await measure()));
    } finally {
      endBench();
    }
  }
  printFigures(figures);
  if (!first) await relevance([]);
}
