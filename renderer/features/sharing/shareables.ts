import type { LifeNote } from '../../../core/contract/library.ts';
import type { Verse } from '../../../core/contract/search.ts';
import { computerNotice, lifeNoteShareText, lifeNoteShareTitle, resultShareText } from '../../../core/rules/share.ts';
import { platform } from '../../platform/current.ts';
import { quoted } from '../../ui/text/quoted.ts';
import type { Shareable } from './shareTargets.ts';
import { scriptureNotices, site } from '../site/index.ts';

interface Card {
  topic: string;
  verses: Verse[];
  note: string;
  prayer: string;
  generated?: boolean;
}

/** The passage of a card, as its picture and its text have it. */
const passageOf = (verses: Verse[]) => ({
  verse: verses.map(({ text }) => text).join(' '),
  reference: verses.map(({ ref, translation }) => `${ref}, ${translation}`).join('; '),
  notice: verses.some(({ translation }) => translation === 'ESV') ? scriptureNotices.esvShort : '',
});

/** A result card or a topic, to be shared. `path` is where it can be read again. */
export const shareableCard = ({ topic, verses, note, prayer, generated = false }: Card, path = '/'): Shareable => {
  const { verse, reference, notice } = passageOf(verses);
  return {
    title: topic,
    topic,
    verse: quoted(verse),
    reference,
    parts: [
      { heading: 'What It Means', text: note },
      { heading: 'Simple Prayer', text: prayer },
    ],
    partsNotice: generated ? computerNotice : '',
    notice,
    // When they are asked for: the desktop app learns its server's public address while pages stand.
    get text() {
      const words = { topic, verse, reference, note, prayer, generated };
      return resultShareText(words, site().name, platform.webOrigin, notice);
    },
    get url() {
      return new URL(path, platform.webOrigin).href;
    },
  };
};

/** Where a life note can be read again. */
const notePath = (id: string): string => `/note/${id}`;

export const shareableNote = ({ id, challenge, verse, reflection, prayer }: LifeNote): Shareable => {
  const { reference, notice } = passageOf([verse]);
  return {
    title: lifeNoteShareTitle(challenge),
    topic: challenge,
    verse: quoted(verse.text),
    reference,
    parts: [
      { heading: 'Reflection', text: reflection },
      { heading: 'Prayer', text: prayer },
    ],
    partsNotice: '',
    notice,
    text: lifeNoteShareText({ reflection, verse: verse.text, reference, prayer }, notice),
    get url() {
      return new URL(notePath(id), platform.webOrigin).href;
    },
  };
};
