import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredPart, useDeferredModule } from '../../../ui/useDeferredModule.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { beforeSignOut, onSignedOut, onStayed, useAccount } from '../../accounts/index.ts';
import { signOutQuestion, type SignOutQuestion } from './signOutQuestion.ts';

const loadSync = () => import('./syncPerson.ts');
const loadGuard = () => import('./SignOutGuard.tsx');
const UnsavedNotice = deferredPart(() => import('./UnsavedNotice.tsx').then((module) => module.UnsavedNotice));
/** What waited and was refused: words of danger meet the lines to call on whatever page their writer is by then. */
const RefusedPosts = deferredPart(() => import('../../posts/index.ts').then((module) => module.RefusedPosts));
const TakeAlong = deferredPart(() => import('../local/TakeAlong.tsx').then((module) => module.TakeAlong));

/** Where somebody comes to who wants to sign in, or to their journal. */
const near = new Set(['/login', '/profile', '/journal']);

/**
 * Keeps the journal in step while any page stands: says whose it is, feeds the offline indicator, asks before a sign-out
 * that would leave prayers behind (docs/decisions.md 15). Drawn once, in the shell.
 */
export const JournalSync = () => {
  const { status, person } = useAccount();
  const owner = person?.id ?? null;
  const { pathname } = useLocation();
  const [lost, setLost] = useState(false);
  const [hasRefused, setHasRefused] = useState(false);
  const [hasLocal, setHasLocal] = useState(false);
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.read);

  useEffect(() => {
    if (owner === null) return;
    let stop = () => {};
    let mounted = true;
    const callOff = whenIdle(() => {
      loadSync().then(
        ({ startSync }) => {
          if (mounted)
            stop = startSync(owner, { onRefused: () => setHasRefused(true), onLocal: () => setHasLocal(true) });
        },
        () => console.warn('The journal can’t be kept in step: its code could not be loaded'),
      );
    });
    return () => {
      mounted = false;
      callOff();
      stop();
      setHasRefused(false);
      setHasLocal(false);
    };
  }, [owner]);

  useEffect(() => {
    const offs = [
      beforeSignOut(() => (owner === null ? Promise.resolve(true) : signOutQuestion.ask(owner))),
      onStayed(signOutQuestion.takeBack),
      onSignedOut(async (why) => {
        setLost(why === 'lost');
        if (owner !== null) await (await loadSync()).clearJournal(owner, why);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [owner]);

  return (
    <>
      {(owner !== null || question) && <Guard question={question} />}
      {owner !== null && hasRefused && <RefusedPosts key={owner} owner={owner} onlyCare />}
      {owner !== null && hasLocal && !question && <TakeAlong key={owner} owner={owner} />}
      {status === 'signed-out' && (lost || near.has(pathname.replace(/\/$/, ''))) && <UnsavedNotice />}
    </>
  );
};

/** A person may sign out without a network: the question is here by then. */
const Guard = ({ question }: { question: SignOutQuestion | null }) => {
  const parts = useDeferredModule(loadGuard, question !== null);
  return question && parts ? <parts.SignOutGuard key={question.owner} {...question} /> : null;
};
