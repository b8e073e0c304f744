/** Runs `work` while no other tab of this browser runs what has the same name. Without Web Locks (an http address) at once. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`lampstand:posts:${name}`, work) : work();
