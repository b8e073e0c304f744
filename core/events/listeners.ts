/** Those who want to be told of something, in the order in which they came. */
export const createListeners = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** The result ends the subscription. */
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
    size: () => listeners.size,
  };
};
