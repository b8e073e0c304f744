/** What stands between writing to the journal and changing its lock, in whatever tab or window. */
export interface WriteGate {
  /** Beside others who write. */
  among<T>(work: () => Promise<T>): Promise<T>;
  /** While nobody writes. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** What others who show the same journal (other tabs) are told, and tell. */
export interface OtherTabs {
  tell(message: string): void;
  listen(listener: (message: string) => void): void;
}
