import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminUser } from '../../../../core/contract/admin.ts';
import type { ReportedRole } from '../../../../core/rules/roles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import admin from '../admin.module.css';
import { reportedRole, RoleFilter } from './RoleSelect.tsx';
import { UserRow } from './UserRow.tsx';
import { usePaused } from '../../../ui/usePaused.ts';
import { useUsers } from './useUsers.ts';
import styles from './UserManagement.module.css';

/** Everybody who has an account: search, roles, single powers, block, delete (docs/specification.md 2 §2). */
export const UserManagement = ({ ownId }: { ownId: string }) => {
  const id = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const [role, setRole] = useRole();
  const list = useUsers(search, role);
  const { users, total, more, first } = list;
  const last = first + users.length - 1;
  const range =
    total === 0 ? 'Nobody found' : `${count(first)} to ${count(last)} of ${more ? 'more than ' : ''}${count(total)}`;

  const settled = !list.isPending && !list.isOld;
  useEffect(() => {
    if (settled) announce(range);
  }, [settled, range]);

  const [removed, setRemoved] = useState(0);
  // With a deleted account its buttons are gone, and the focus would be with them.
  useEffect(() => {
    if (removed > 0) top.current?.focus();
  }, [removed]);

  const onChanged = (userId: string, now: AdminUser | null) => {
    list.put(userId, now);
    if (now === null) setRemoved(removed + 1);
  };

  const turn = (go: () => void) => {
    go();
    // Otherwise the button may go, and the focus with it, at the end of the list.
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Card aria-labelledby={id} className={layout.stack5}>
      <header className={classes(admin.head, styles.head)}>
        <h2 id={id} ref={top} tabIndex={-1}>
          User Management
        </h2>
        <RoleFilter role={role} onChange={setRole} />
        <Field
          label="Search names and addresses"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={styles.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {list.error && (
        <RetryNotice onRetry={list.refetch}>{sentenceOf(list.error, 'The list could not be loaded.')}</RetryNotice>
      )}
      {list.isPending ? (
        <Loading lines={[100, 100, 100, 100, 100, 100]} />
      ) : (
        <ul className={classes(styles.list, list.isOld && styles.old)} aria-busy={list.isOld}>
          {users.map((user) => (
            <UserRow key={user.id} user={user} own={user.id === ownId} onChanged={(now) => onChanged(user.id, now)} />
          ))}
        </ul>
      )}
      {!list.isPending && (users.length > 0 || !list.error) && (
        <Pages range={range} previous={list.previous} next={list.next} onTurn={turn} />
      )}
    </Card>
  );
};

/** The role that the list is narrowed to. It stands in the address, so that Back goes to the list before. */
const useRole = () => {
  const [params, setParams] = useSearchParams();
  const set = (role: ReportedRole | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (role) next.set('role', role);
      else next.delete('role');
      return next;
    });
  return [reportedRole(params.get('role')), set] as const;
};

type Turn = Pick<ReturnType<typeof useUsers>, 'previous' | 'next'> & { onTurn(go: () => void): void };

const Pages = ({ range, previous, next, onTurn }: Turn & { range: string }) => (
  <footer className={classes(layout.ends, styles.pages)}>
    <span>{range}</span>
    {(previous || next) && (
      <span className={layout.row}>
        <Button disabled={!previous} onClick={() => previous && onTurn(previous)}>
          Previous
        </Button>
        <Button disabled={!next} onClick={() => next && onTurn(next)}>
          Next
        </Button>
      </span>
    )}
  </footer>
);

const count = (value: number): string => value.toLocaleString();
