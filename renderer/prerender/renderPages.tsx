import './browserStandIn.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient.ts';
import { PathsContext } from '../ui/paths.ts';
import { paths } from '../routes.tsx';
import { Screen } from '../App.tsx';

export const renderPages = async () => {
  const client = createQueryClient();
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <PathsContext value={paths}>
        <StaticRouter location="/">
          <Screen />
        </StaticRouter>
      </PathsContext>
    </QueryClientProvider>,
  );
  return await new Response(prelude).text();
};
