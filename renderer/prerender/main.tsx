import './browserStandIn.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { sentBlanks, type SentPages } from '../../core/rules/pageHeads/sentPages.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { Screen } from '../App.tsx';
import { setSite, site } from '../features/site/index.ts';
import { keepEarly } from '../platform/keepEarly.ts';
import { paths } from '../routes.tsx';
import { Logo } from '../shell/Logo.tsx';
import { PathsContext } from '../ui/paths.ts';
import { cutAfter } from './cutAfter.ts';
import { otherPage, sentPages, type SentPage } from './sentPages.tsx';

const draw = async (node: ReactNode): Promise<string> => {
  const { prelude } = await prerender(node, {
    // Else React puts large parts behind the page, to be moved by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  // React's marks are for hydration, which there is none of: the app draws the page anew, in the place of this one.
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '').replace(/<link rel="preload"[^>]*>/g, '');
};

const drawPage = ({ path, data = [], main, country }: SentPage): Promise<string> => {
  setSite({ ...site(), name: sentBlanks.name, tagline: sentBlanks.tagline, helplineCountry: country ?? null });
  const client = createQueryClient();
  for (const [key, value] of data) client.setQueryData(key, value);
  return draw(
    <QueryClientProvider client={client}>
      <PathsContext value={paths}>
        <StaticRouter location={path}>
          <Screen>{main}</Screen>
        </StaticRouter>
      </PathsContext>
    </QueryClientProvider>,
  );
};

const sent: SentPages = {
  frames: [],
  pages: {},
  otherFrame: 0,
  lamp: await draw(<Logo own={null} />),
  logo: await draw(<Logo own={sentBlanks.logo} />),
  keepEarly: `(${keepEarly.toString()})()`,
};

/** The number of its frame, each kept once, and what stands in it. */
const takeApart = (html: string, until?: SentPage['until']): { frame: number; main: string } => {
  const [, before = '', whole = '', after = ''] = /^(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [];
  const main = until === undefined ? whole : cutAfter(whole, until);
  // The policy of our pages lets no style attribute through.
  if (!before || / style="/.test(before + main + after)) throw new Error(`This can't be sent: ${html}`);
  const known = sent.frames.findIndex(([start, end]) => start === before && end === after);
  return { frame: known === -1 ? sent.frames.push([before, after]) - 1 : known, main };
};

for (const page of sentPages) {
  const key = page.country === undefined ? page.path : `${page.path} ${page.country}`;
  sent.pages[key] = takeApart(await drawPage(page), page.until);
}
sent.otherFrame = takeApart(await drawPage(otherPage)).frame;

// Then it ends: queries would wait for somebody to come back to them.
process.stdout.write(JSON.stringify(sent), () => process.exit());
