import { ApiError, NetworkError } from '../../api/errors.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { ContextText } from './ContextText.tsx';
import { usePassageContext } from './usePassageContext.ts';

const MISSING = 'We could not find that passage.';
const AWAY = 'The verses around it are on the server, which can’t be reached just now.';

interface ContextPanelProps {
  reference: string;
  /** The level of its heading. */
  level?: 2 | 3;
}

export const ContextPanel = ({ reference, level = 3 }: ContextPanelProps) => {
  const { data, error, isPending, refetch, isFetching } = usePassageContext(reference);
  if (isPending || (error && isFetching)) return <Loading lines={[32, 100, 96, 98, 60]} />;
  if (error) {
    const missing = error instanceof ApiError && error.status === 404;
    return (
      <Notice tone="bad">
        {missing ? MISSING : error instanceof NetworkError ? AWAY : sentenceOf(error, MISSING)}{' '}
        {!missing && (
          <Button kind="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Notice>
    );
  }
  return <ContextText key={reference} around={data} level={level} />;
};
