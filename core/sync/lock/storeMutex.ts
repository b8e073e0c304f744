/** A readers-writer mutex over the store among all tabs and windows: who writes shares it, who changes the journal's lock has it alone. */
export interface StoreMutex {
  /** Beside others who write. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** While nobody writes. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** Messages among tabs that show the same journal. */
export interface TabChannel {
  post(message: string): void;
  listen(listener: (message: string) => void): void;
}
