/** A readers-writer lock on the journal's rows among all tabs and windows: who writes shares it, who changes the journal's lock has it alone. */
export interface RowLock {
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
