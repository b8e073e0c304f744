import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../e2e/browser.ts';
import { startProduct } from './lib/processes.ts';
import { median, type Figure } from './lib/report.ts';

const PAGES = ['/', '/topic/anger', '/note/insomnia', '/category/money'];
const ROUNDS = 3;
const goals = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 };
type Category = keyof typeof goals;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface Audit {
  scores: Record<Category, number>;
  shift: number;
  /** What cost points. */
  faults: string[];
}

const audit = async (url: string, port: number): Promise<Audit> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(goals) });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const faults = (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );
  return {
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults,
  };
};

/** Lighthouse's mobile preset on the built product, in the installed Chromium: each figure the median of three runs. */
export const lighthouseScores = async (): Promise<Figure[]> => {
  const port = await freePort();
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    ...(env && { env: { ...process.env, ...env } }),
  });
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      // One for each: a visitor's searches are counted, and a page past the limit logs its 429.
      const server = await startProduct();
      const rounds: Audit[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await audit(server.url + page, port));
      await server.stop();
      for (const fault of new Set(rounds.flatMap(({ faults }) => faults))) console.log(`${page} ${fault}`);
      for (const category of Object.keys(goals) as Category[]) {
        const score = median(rounds.map(({ scores }) => scores[category]));
        const goal = goals[category];
        figures.push({
          id: 'L',
          name: `${page} ${category}`,
          product: String(score),
          limit: '100',
          ratio: score / 100,
          goal: `>= ${goal}`,
          holds: score >= goal,
        });
      }
      const shift = median(rounds.map((round) => round.shift));
      figures.push({
        id: 'L',
        name: `${page} layout shift`,
        product: shift.toFixed(4),
        limit: '0.00',
        ratio: shift,
        goal: '< 0.005',
        holds: shift < 0.005,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
};
