/**
 * Chunk groups of what belongs together: whoever opens one of these screens soon opens another, and one file packs better
 * than a dozen small ones (docs/proof.md P10). Each takes along what it imports, so that what others need as well has
 * to come first.
 */
const groups = {
  crisis: /\/core\/(crisis\/(?!detector|foreignDetector|languages)|text\/edits)/,
  store: /\/renderer\/platform\/journal\/|\/core\/(sync\/|journal\/(?!export|filter|onThisDay|prayNow))/,
  forms: /\/renderer\/ui\/(forms\/|feedback\/ConfirmModal|layout\/(Section|page\.module))|\/core\/rules\/ages/,
  session: /\/renderer\/features\/accounts\/session\/(signedIn|signInOut)/,
  entry: /\/renderer\/features\/accounts\//,
  keeping: /\/renderer\/features\/journal\/(sync\/(syncPerson|SignOutGuard|UnsavedNotice)|reminders\/notifications)/,
};

export const screenChunks = () => [
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  ...Object.entries(groups).map(([name, test]) => ({ name, test })),
  { name: 'journal', test: /\/renderer\/features\/journal\// },
];
