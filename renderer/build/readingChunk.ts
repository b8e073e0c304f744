/**
 * A chunk group of what every screen of words is made of: cards and buttons, sharing, saving, reading aloud. Left alone,
 * the bundler makes some twenty files of a kilobyte, and a slow phone waits a round trip for every six of them
 * (docs/proof.md P11).
 */
const parts =
  /\/renderer\/(ui\/(?!feedback\/Toaster|feedback\/ConfirmModal|forms\/|layout\/Section|layout\/page\.module)|api\/|features\/(notes\/(?!Saved|useSaved)|scripture|topics\/library|sharing\/(?!Image|drawPicture|usePicture|pictureLayout))|platform\/(?!journal|desktop\/journal))|\/core\/rules\/(share|text|time|daily|heads)|\/core\/contract\/routes|\/lucide-react\/dist\/esm\/(?!icons)/;

export const readingChunk = () => ({
  name: 'reading',
  test: parts,
  minShareCount: 2,
});
