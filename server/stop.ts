/** How long requests in flight, and jobs, may take after the signal to stop, in milliseconds. */
const DRAIN = 9_000;
/** When the process ends whatever still hangs, in milliseconds after the signal. */
const DEADLINE = 12_000;

export interface Stopping {
  /** Ends the answers that would go on for ever. */
  endStreams(): void;
  /** No new connections; calls back when the last one has ended. */
  closeServer(done: () => void): void;
  closeAllConnections(): void;
  stopJobs(): Promise<void>;
  closeDatabase(): Promise<void>;
  exit(code: number): void;
}

/**
 * What to do at the first and the second signal to stop. The first lets what is in flight finish and ends with 0, or with
 * 1 when something hangs past the deadline; a second one ends at once with 128 and the signal's number.
 */
export const createStop = ({
  endStreams,
  closeServer,
  closeAllConnections,
  stopJobs,
  closeDatabase,
  exit,
}: Stopping) => {
  let stopping = false;
  return (signalNumber: number): void => {
    if (stopping) {
      exit(128 + signalNumber);
      return;
    }
    stopping = true;
    setTimeout(() => exit(1), DEADLINE);
    const late = new Promise<void>((resolve) => setTimeout(resolve, DRAIN));
    void late.then(closeAllConnections);
    endStreams();
    closeServer(() => {
      // A mail server that hangs holds nothing up: its mail is tried again after the next start.
      void Promise.race([stopJobs(), late])
        .then(closeDatabase)
        .then(
          () => exit(0),
          () => exit(1),
        );
    });
  };
};
