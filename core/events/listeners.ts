/** Those who want to be told of something, in the order in which they came. */
export interface Listeners<Args extends unknown[]> {
  /** The result ends the subscription. */
  subscribe(listener: (...args: Args) => void): () => void;
  notify(...args: Args): void;
  size(): number;
}

export const createListeners = <Args extends unknown[] = []>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(...args) {
      for (const listener of listeners) listener(...args);
    },
    size: () => listeners.size,
  };
};
