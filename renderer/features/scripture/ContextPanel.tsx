import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import layout from '../../ui/layout/layout.module.css';
import quotation from '../../ui/text/Verse.module.css';
import styles from './scripture.module.css';

const MISSING = 'We could not find that passage.';

export const ContextPanel = ({ reference }: { reference: string }) => {
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: ['scripture', reference],
    queryFn: ({ signal }) => call('readScripture', { params: { reference }, signal }),
  });

  if (isPending || (error && isFetching)) return <Loading lines={[32, 100, 96, 98, 60]} />;
  if (error) {
    const missing = error instanceof ApiError && error.status === 404;
    return (
      <Notice tone="bad">
        {missing ? MISSING : sentenceOf(error, MISSING)}{' '}
        {!missing && (
          <Button kind="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Notice>
    );
  }
  const { context, notice } = data;
  return (
    <section aria-label={`${context.ref}, ${context.translation}`} className={layout.stack3}>
      <p className={styles.where} role="status">
        {context.ref} <span className={classes(quotation.translation, layout.soft)}>{context.translation}</span>
      </p>
      <p className={styles.lines}>
        {context.lines.map(({ chapter, verse, text, inPassage }) => (
          <Fragment key={`${chapter}:${verse}`}>
            <span className={classes(inPassage && styles.passage)}>
              <sup className={styles.number}>{verse}</sup>
              {text}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <p className={styles.notice}>{notice}</p>
    </section>
  );
};
