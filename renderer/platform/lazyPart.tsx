import { use, useEffect, useReducer, type ComponentType, type FunctionComponent } from 'react';
import { RetryNotice } from '../ui/feedback/RetryNotice.tsx';
import { keepTrying } from '../ui/keepTrying.ts';
import { reloadOnce } from './reloadOnce.ts';
import { LateFileError } from './lateFiles.ts';

/** A part of the page that is loaded when it is first shown, or when it is asked for ahead of that. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Settles when it is there, or can't be had now: then showing it says so. */
  preload(): Promise<void>;
};

/**
 * A page or part that is loaded when it is first shown. If its file can't be fetched it says so in its place, and comes by
 * itself once it can be had. If a deploy replaced the file, the tab loads the new build, once (reloadOnce.ts).
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let failure: unknown;
  /** The attempt that a showing of the part waits for. It never rejects: `failure` tells. */
  let waiting: Promise<void> | undefined;

  const attempt = async () => {
    loaded ??= await load();
  };
  const begin = () =>
    (waiting ??= attempt().catch((error: unknown) => {
      if (reloadOnce(error)) return new Promise<never>(() => undefined);
      failure = error;
    }));
  /** The next showing tries anew. */
  const forget = () => {
    waiting = failure = undefined;
  };

  const Part = (props: Props) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    // What is there already is shown at once: React keeps even a finished wait on the screen for a third of a second.
    if (!loaded) use(begin());
    if (loaded) {
      const Component = loaded;
      return <Component {...props} />;
    }
    if (!(failure instanceof LateFileError)) throw failure;
    return <NotLoaded attempt={attempt} onLoaded={redraw} onLeave={forget} />;
  };
  const preload = () => attempt().catch(() => undefined);
  return Object.assign(Part, { preload });
};

interface NotLoadedProps {
  attempt(): Promise<void>;
  onLoaded(): void;
  onLeave(): void;
}

/** Stands in for a part that could not be loaded, until it can be. */
const NotLoaded = ({ attempt, onLoaded, onLeave }: NotLoadedProps) => {
  useEffect(() => {
    const stop = keepTrying(() => attempt().then(onLoaded));
    return () => {
      stop();
      onLeave();
    };
  }, [attempt, onLoaded, onLeave]);
  const why = navigator.onLine
    ? 'This could not be loaded. It opens by itself as soon as it can be reached.'
    : 'This could not be loaded: there is no connection. It opens by itself when you are back online.';
  return <RetryNotice onRetry={() => void attempt().then(onLoaded, () => undefined)}>{why}</RetryNotice>;
};
