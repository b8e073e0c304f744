/** A text that stands in the history's state, which may hold anything: it outlives the build that wrote it. */
export const textOf = (state: unknown, name: string): string | null => {
  if (typeof state !== 'object' || state === null) return null;
  const value = (state as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
};
