type Listener = (text: string) => void;
let listener: Listener | null = null;

/** Has a screen reader say this when it next pauses. Needs the one <Announcer> of the shell. */
export const announce = (text: string): void => listener?.(text);

export const onAnnounce = (next: Listener): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
};
