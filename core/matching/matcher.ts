// Placeholder so that the server loads until the real matcher lands (being written).
import { findCrisis } from './crisis.ts';
import { findReference } from './reference.ts';
import type { Matcher, MatchingLibrary } from './types.ts';

export const createMatcher = (library: MatchingLibrary): Matcher => ({
  match(query) {
    const danger = findCrisis(query);
    if (danger) return { kind: 'crisis', danger, id: danger === 'abuse' ? 'abuse' : 'suicidal-thoughts', because: 'You wrote about being in danger.' };
    const reference = findReference(query);
    if (reference) return { kind: 'reference', reference, because: `You asked for ${reference}.` };
    const text = query.toLowerCase();
    const hit = library.challenges.find((each) => [each.title.toLowerCase(), ...each.tags].some((tag) => text.includes(tag)));
    if (hit) return { kind: 'challenge', id: hit.id, because: `You wrote about ${hit.title.toLowerCase()}.` };
    return { kind: 'none', because: 'We did not find a note for that.' };
  },
  suggest: () => [],
});
