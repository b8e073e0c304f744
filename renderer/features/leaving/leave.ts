/** Asks the person, and goes if they say so. */
export type LeaveGuard = (go: () => void) => void;

let guard: LeaveGuard | null = null;

/** Goes away from what is typed on this page: at once, or after a question where something is not saved (LeaveQuestion.tsx). */
export const leave = (go: () => void): void => {
  if (guard) guard(go);
  else go();
};

/** Has `leave` ask from now on; gives what ends that. */
export const guardLeaving = (next: LeaveGuard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};
