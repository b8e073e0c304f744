import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { platform } from '../../platform/current.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { beforeSignOut, onSignedOut, useAccount } from '../accounts/index.ts';
import { connectivity } from '../offline/index.ts';
import { leaving } from './leaving.ts';

// Not lazyPart: none of these is worth loading the page again, and a person who leaves must be able to.
const load = () => import('./SignOutGuard.tsx');
const SignOutGuard = lazy(() => load().then((module) => ({ default: module.SignOutGuard })));
const UnsavedNotice = lazy(() =>
  import('./UnsavedNotice.tsx').then(
    (module) => ({ default: module.UnsavedNotice }),
    () => ({ default: () => null }),
  ),
);

/** Where somebody comes to who wants to sign in, or to their journal. */
const near = new Set(['/login', '/profile', '/journal']);

/**
 * Keeps the journal in step while any page stands: says whose it is, feeds the offline indicator, asks before a sign-out
 * that would leave prayers behind (decision 15). Drawn once, in the shell.
 */
export const JournalKeeper = () => {
  const { status, person } = useAccount();
  const owner = person?.id ?? null;
  const { pathname } = useLocation();
  const [lost, setLost] = useState(false);
  const question = useSyncExternalStore(leaving.subscribe, leaving.read);

  useEffect(() => {
    if (owner === null) return;
    let stop = () => {};
    const callOff = whenIdle(() => {
      stop = keepInStep(owner);
      // A person may sign out without a network: the question has to be here by then.
      load().catch(() => undefined);
    });
    return () => {
      callOff();
      stop();
    };
  }, [owner]);

  useEffect(() => {
    const offs = [
      beforeSignOut(() => (owner === null ? Promise.resolve(true) : leaving.ask(owner))),
      onSignedOut(async (why) => {
        setLost(why === 'lost');
        if (owner !== null) await letGo(owner, why);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [owner]);

  return (
    <Suspense>
      {question && <SignOutGuard key={question.owner} {...question} />}
      {status === 'signed-out' && (lost || near.has(pathname)) && <UnsavedNotice />}
    </Suspense>
  );
};

const keepInStep = (owner: string): (() => void) => {
  let standing = true;
  let off = () => {};
  let stopReminding = () => {};
  const begin = async () => {
    const journal = await platform.journal();
    if (!standing) return;
    const tell = async () => {
      const { pending, needsYou, lastSyncedAt } = await journal.status();
      // What waits for the person is not on its way: the journal shows it.
      if (standing) connectivity.setSync({ pending: pending - needsYou, lastSync: lastSyncedAt });
    };
    off = journal.subscribe((whose) => {
      if (whose === owner) tell().catch(() => undefined);
    });
    await journal.signedIn(owner);
    await tell();
    const { remindHere } = await import('./remindHere.ts');
    if (standing) stopReminding = remindHere(journal, owner);
  };
  begin().catch((error: unknown) => {
    console.warn('The journal could not be opened', error instanceof Error ? error.name : '');
  });
  return () => {
    standing = false;
    off();
    stopReminding();
    connectivity.setSync({ pending: 0, lastSync: null });
    platform
      .journal()
      .then((journal) => journal.signedIn(null))
      .catch(() => undefined);
  };
};

/** Of someone who signed out everything goes but what they chose to leave; of a session that ended, what the server has. */
const letGo = async (owner: string, why: 'left' | 'lost'): Promise<void> => {
  const journal = await platform.journal();
  await journal.signedIn(null);
  await journal.forget(owner, why === 'left' && leaving.discards(owner) ? 'everything' : 'synced');
};
