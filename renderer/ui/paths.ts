import { createContext, use } from 'react';

/** The path patterns that have a screen. A link to any other is not drawn, so that there are no dead links. */
export const PathsContext = createContext<ReadonlySet<string>>(new Set());

export const useHasPath = (path: string): boolean => use(PathsContext).has(path);
