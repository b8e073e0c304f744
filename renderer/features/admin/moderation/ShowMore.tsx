import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** The next page of a list, where there is one. */
export const ShowMore = ({ query }: { query: Pages }) =>
  query.hasNextPage && (
    <Button className={layout.start} disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
      {query.isFetchingNextPage ? 'Loading...' : 'Show more'}
    </Button>
  );
