import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
}

/** Loads the next page of a list that has one. */
export const ShowMore = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) =>
  hasNextPage && (
    <Button className={layout.start} onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
      {isFetchingNextPage ? 'Loading...' : 'Show more'}
    </Button>
  );
