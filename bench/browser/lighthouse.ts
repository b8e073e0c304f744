import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../.ci/runner/freePort.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { startProduct } from '../lib/processes.ts';
import { figure, median, type Figure } from '../lib/report.ts';

const PAGES = ['/', '/topic/anger', '/note/insomnia', '/category/money'];
const ROUNDS = 3;
const SHIFT_LIMIT = 0.005;
const goals = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 };
type Category = keyof typeof goals;

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
  const scores = Object.fromEntries(
    Object.keys(goals).map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const faults = (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );
  return {
    scores,
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
      figures.push(figure('L', `${page} ${category}`, score, 100, String, { min: goals[category] / 100 }));
    }
    const shift = median(rounds.map((round) => round.shift));
    figures.push(figure('L', `${page} layout shift`, shift, SHIFT_LIMIT, (value) => value.toFixed(4)));
  }
  await browser.close();
  return figures;
};
