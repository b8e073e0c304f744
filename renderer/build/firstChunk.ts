interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** What the first screen's modules name but do not use: behind a feature's index, or in a library's, for later screens. */
const later =
  /\/features\/(wisdom\/result|accounts\/(session\/useSession|lazyForms)|crisis\/TalkToSomeone|offline\/connectivity)\.tsx?$|\/(useInfiniteQuery|infiniteQueryObserver)\.js$/;

/**
 * A chunk group of everything the first screen imports. Left alone, the bundler cuts off each piece that a later screen
 * shares with it: a dozen small files that compress badly, 5 kB more before the first paint (docs/proof.md P9).
 */
export const firstChunk = () => {
  const known = new Map<string, boolean>();
  const isFirst = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // For modules that import each other: the way round leads to no entry.
    known.set(id, false);
    if (later.test(id)) return false;
    const module = graph.getModuleInfo(id);
    const first = module !== null && (module.isEntry || module.importers.some((each) => isFirst(each, graph)));
    known.set(id, first);
    return first;
  };
  return { name: (id: string, graph: Graph): string | null => (isFirst(id, graph) ? 'first' : null) };
};
