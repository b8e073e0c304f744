/**
 * Asked before a sign-out; false keeps the person signed in. For prayers that are not saved yet (docs/decisions.md 15).
 */
type Ask = () => Promise<boolean>;

/**
 * Told when a person is gone from here: `left` signed out, and everything goes but what they chose to leave; the account of
 * `deleted` is no more, and nothing may stay; `lost` means that the session ended without them (blocked, signed out
 * elsewhere), and what is not saved yet has to wait for them.
 */
export type Departure = 'left' | 'deleted' | 'lost';
type Forget = (why: Departure) => void | Promise<void>;

/** Takes back what was done because they wanted to go. */
type TakeBack = () => Promise<void>;

const asks = new Set<Ask>();
const takeBacks = new Set<TakeBack>();
const forgets = new Set<Forget>();

const added = <T>(set: Set<T>, each: T): (() => void) => {
  set.add(each);
  return () => {
    set.delete(each);
  };
};

export const beforeSignOut = (ask: Ask): (() => void) => added(asks, ask);

/** Told when somebody who was asked, and wanted to go, stays after all: the server may not end a session. */
export const onStayed = (takeBack: TakeBack): (() => void) => added(takeBacks, takeBack);

export const onSignedOut = (forget: Forget): (() => void) => added(forgets, forget);

/** One after the other: no two of them may stand before the person at once. */
export const maySignOut = async (): Promise<boolean> => {
  for (const ask of asks) if (!(await ask())) return false;
  return true;
};

export const stayed = async (): Promise<void> => {
  await Promise.all([...takeBacks].map((each) => each()));
};

/**
 * All at once, as they are when the person leaves: while one is waited for, another would be told of nobody. One that fails
 * must not keep the others from forgetting.
 */
export const forgetPerson = async (why: Departure): Promise<void> => {
  const forget = async (each: Forget) => {
    try {
      await each(why);
    } catch (error) {
      console.warn('Something of the person could not be cleared', error instanceof Error ? error.name : '');
    }
  };
  await Promise.all([...forgets].map(forget));
};
