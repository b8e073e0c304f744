type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

// Loaded before the router, which starts to listen when it is drawn: a browser calls the window's listeners in the order they
// came in, whatever phase they ask for, and who comes first may keep an event from the rest.
window.addEventListener('popstate', (event) => guard?.(event));

/** Hears of Back and Forward before the router does; gives what ends that. */
export const guardHistory = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};
