import { createElement, useEffect, useState, type ComponentType } from 'react';
import { keepTrying } from './keepTrying.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * A module that the first screen can do without; null until it has come. Loaded once the page has settled, or at once if
 * `immediate`. For parts that may be missing without a word; one that a person asked for is a `lazyPart`.
 */
export const useDeferredModule = <Module extends object>(
  load: () => Promise<Module>,
  immediate = false,
): Module | null => {
  const [module, setModule] = useState<Module | null>(null);
  const isHere = module !== null;
  useEffect(() => {
    if (isHere) return;
    const start = () => keepTrying(async () => setModule(await load()));
    if (immediate) return start();
    let stop = whenIdle(() => (stop = start()));
    return () => stop();
  }, [load, immediate, isHere]);
  return module;
};

/** A part that comes when its file has come, and until then is missing without a word. For parts that nobody asked for. */
export const deferredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loadModule = async () => ({ Part: await load() });
  return (props: Props) => {
    const module = useDeferredModule(loadModule, true);
    return module && createElement(module.Part, props);
  };
};
