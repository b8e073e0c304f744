import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { reloadOnce } from './reloadOnce.ts';

/** A part of the page that is loaded when it is first shown, or when it is asked for ahead of that. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Settles when it is there, or can't be had now: then showing it says so. */
  preload(): Promise<void>;
};

/**
 * A page or part that is loaded when it is first shown. After a deploy its old file may be gone: then the tab loads the
 * new build, once. Without the network, or the second time, the error goes to the boundary around it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => {
    try {
      return { default: (loaded = await load()) };
    } catch (error) {
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }
  });
  const Part = (props: Props) => {
    // What is there already is shown at once: React keeps even a finished wait on the screen for a third of a second.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return createElement(Component, props);
  };
  const preload = async () => {
    loaded ??= await load().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
};
