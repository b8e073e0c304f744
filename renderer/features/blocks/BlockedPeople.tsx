import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Block } from '../../../core/contract/blocks.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';

const blocksKey = [routes.blocks.path];

/** Whom the person has blocked or muted. Nobody of them is told, or told of the end of it. */
export const BlockedPeople = () => {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: blocksKey,
    queryFn: ({ signal }) => call('blocks', { signal }),
    staleTime: 0,
  });
  const body = useRef<HTMLDivElement>(null);
  if (isPending) return <Loading lines={[60]} />;
  if (error)
    return (
      <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The list could not be loaded.')}</RetryNotice>
    );
  return (
    <div ref={body} tabIndex={-1}>
      {data.length === 0 ? (
        <p className={layout.soft}>
          Nobody. Beside a post you can mute somebody, so that you no longer see what they write, or block them, so that
          neither of you sees the other.
        </p>
      ) : (
        <ul className={layout.stack2}>
          {data.map((block) => (
            <Row key={block.userId} block={block} onUndone={() => body.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
};

interface RowProps {
  block: Block;
  /** The row is about to go, and the focus with it. */
  onUndone(): void;
}

const Row = ({ block: { userId, nickname, kind }, onUndone }: RowProps) => {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const verb = kind === 'block' ? 'Unblock' : 'Unmute';
  const undo = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await call('removeBlock', { params: { userId } });
      onUndone();
      toast(kind === 'block' ? 'Unblocked' : 'Unmuted', { description: nickname });
      await queryClient.invalidateQueries({ queryKey: blocksKey });
    } catch (failure) {
      setProblem(sentenceOf(failure));
      setBusy(false);
    }
  };
  return (
    <li className={classes(layout.ends)}>
      <span>
        {nickname} <span className={layout.hint}>{kind === 'block' ? 'blocked' : 'muted'}</span>
      </span>
      <Button disabled={busy} onClick={() => void undo()} aria-label={`${verb} ${nickname}`}>
        {verb}
      </Button>
      {problem && (
        <p role="alert" className={layout.problem}>
          {problem}
        </p>
      )}
    </li>
  );
};
