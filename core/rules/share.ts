/** Said of words that a computer wrote, wherever they go, and kept with them as their source (docs/decisions.md 21). */
export const BY_COMPUTER = 'Written by a computer';

/** The same for a text or a picture that has a passage on it, which was not. */
export const computerNotice = 'The note and the prayer were written by a computer. Weigh them with someone you trust.';

/** The text of a shared result (docs/specification.md 1 §2), with the notice of the ESV (docs/decisions.md 20). */
export const resultShareText = (
  result: Record<'topic' | 'verse' | 'reference' | 'note' | 'prayer', string> & { generated: boolean },
  brandName: string,
  origin: string,
  notice: string,
): string =>
  [
    result.topic,
    `“${result.verse.replace(/^“|”$/g, '')}” (${result.reference})`,
    result.note,
    `Prayer: ${result.prayer}`,
    result.generated && computerNotice,
    `Find more wisdom at ${brandName}: ${origin}`,
    notice,
  ]
    .filter(Boolean)
    .join('\n\n');

/** The text of a shared passage, with the notice of its translation (docs/decisions.md 20). */
export const verseShareText = (text: string, reference: string, notice: string): string =>
  [`“${text.replace(/^“|”$/g, '')}” (${reference})`, notice].filter(Boolean).join('\n\n');

/** The text of a shared prayer; empty where nothing was written. */
export const prayerShareText = ({ title, content }: { title: string; content: string }): string =>
  content.trim() && [title, content].map((part) => part.trim()).join('\n\n');

/** The text of a shared prayer that was answered, with its story. */
export const answeredShareText = (prayer: { title: string; content: string; answerStory: string | null }): string =>
  [prayerShareText(prayer), prayer.answerStory && `Answered: ${prayer.answerStory}`].filter(Boolean).join('\n\n');

/** The title of a shared life note (docs/specification.md 1 §2). */
export const lifeNoteShareTitle = (challenge: string): string => `Biblical Wisdom - ${challenge}`;

/** The text of a shared life note: reflection, quoted verse with reference, prayer (docs/specification.md 1 §2). */
export const lifeNoteShareText = (
  note: Record<'reflection' | 'verse' | 'reference' | 'prayer', string>,
  notice: string,
): string =>
  [note.reflection, `“${note.verse.replace(/^“|”$/g, '')}” (${note.reference})`, note.prayer, notice]
    .filter(Boolean)
    .join('\n\n');
