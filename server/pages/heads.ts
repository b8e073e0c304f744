import { subscribePath } from '../../core/rules/billing/paths.ts';
import type { Brand } from '../../core/contract/content.ts';
import type { Library } from '../../core/contract/library.ts';
import type { Verse } from '../../core/contract/search.ts';
import {
  aboutHead,
  categoryHead,
  helplinesHead,
  noteHead,
  subscribeHead,
  supportHead,
  topicHead,
} from '../../core/rules/pageHeads/contentHeads.ts';
import { privacyHead, termsHead } from '../../core/rules/pageHeads/legalHeads.ts';
import { homeHead, type Head } from '../../core/rules/pageHeads/homeHead.ts';

/** The head of a page and what a chat shows of a link to it. */
export interface PageHead extends Head {
  /** Title and text of the card: the verse itself, where the page has one. */
  card: { title: string; text: string; verse?: Verse };
  /** Sources whose built files the page is going to need, as Vite's manifest names them. */
  needs: string[];
  /** It says who answers for this server: nothing to be found while nobody has entered that. */
  isLegal?: true;
}

const generated = (name: string): string => `../content/generated/${name}.json`;
const TOPIC_PAGE = 'features/topics/TopicPage.tsx';
const NOTE_PAGE = 'features/topics/NotePage.tsx';
const CATEGORY_PAGE = 'features/categories/CategoryPage.tsx';
const NOTE_VIEW = 'features/wisdom/views.ts';
const PRIVACY_PAGE = 'features/legal/PrivacyPage.tsx';
const TERMS_PAGE = 'features/legal/TermsPage.tsx';
const ABOUT_PAGE = 'features/about/AboutPage.tsx';
const OTHER_PAGES = 'shell/OtherPages.tsx';
const SUBSCRIBE_PAGE = 'features/billing/subscribe/SubscribePage.tsx';
const SUPPORT_PAGE = 'features/support/SupportPage.tsx';

/** A passage in quotation marks, with those inside made single: as the page sets it (renderer/ui/text/quoted.ts). */
export const quoted = (text: string): string => {
  const speech = /^“([^”]*)”?$/.exec(text)?.[1];
  return `“${(speech ?? text).replace(/“/g, '‘').replace(/”/g, '’')}”`;
};

const quote = (verse: Verse): string => `${quoted(verse.text)} ${verse.ref} (${verse.translation})`;

/** Every page that has words of its own, by path. What people type is on none of them. */
export const listHeads = (library: Library, brand: Brand): Map<string, PageHead> => {
  const heads = new Map<string, PageHead>();
  const home = homeHead(brand);
  heads.set('/', { ...home, card: { title: brand.name, text: home.description }, needs: [] });

  const helplines = helplinesHead(brand);
  heads.set('/helplines', {
    ...helplines,
    card: { title: library.crisis.general.title, text: helplines.description },
    needs: [],
  });

  setPagesAboutUs(heads, brand);

  for (const category of library.categories) {
    const head = categoryHead(category, brand);
    heads.set(`/category/${category.id}`, {
      ...head,
      card: { title: category.name, text: head.description },
      needs: [CATEGORY_PAGE],
    });
  }
  for (const { id, challenge, verse, danger } of library.notes) {
    const card = { title: challenge, text: quote(verse), verse };
    const file = generated(`notes/${id}`);
    const note = noteHead(challenge, brand);
    heads.set(`/note/${id}`, { ...note, card, needs: [NOTE_PAGE, ...(danger ? [] : [NOTE_VIEW]), file] });
    const topic = topicHead(challenge, brand);
    heads.set(`/topic/${id}`, { ...topic, card, needs: [TOPIC_PAGE, file] });
  }
  // After the notes: where both have an id, the page shows the topic.
  for (const { id, title, verses, challenge } of library.topics) {
    const head = topicHead(title, brand);
    const [verse] = verses;
    heads.set(`/topic/${id}`, {
      ...head,
      card: verse ? { title, text: quote(verse), verse } : { title, text: head.description },
      // The note on the same challenge says where the page leads on.
      needs: [TOPIC_PAGE, generated(`topics/${id}`), generated(`notes/${challenge}`)],
    });
  }
  return heads;
};

/** Of the pages about the church and this server. */
const setPagesAboutUs = (heads: Map<string, PageHead>, brand: Brand): void => {
  const about = aboutHead(brand);
  heads.set('/about', {
    ...about,
    card: { title: `About ${brand.name}`, text: about.description },
    needs: [ABOUT_PAGE],
  });
  const support = supportHead(brand);
  heads.set('/support', {
    ...support,
    card: { title: 'Support', text: support.description },
    needs: [OTHER_PAGES, SUPPORT_PAGE],
  });
  const subscribe = subscribeHead(brand);
  heads.set(subscribePath, {
    ...subscribe,
    card: { title: 'Choose Your Spiritual Journey', text: subscribe.description },
    needs: [OTHER_PAGES, SUBSCRIBE_PAGE],
  });
  const legal = { '/privacy': [privacyHead(brand), PRIVACY_PAGE], '/terms': [termsHead(brand), TERMS_PAGE] } as const;
  for (const [path, [head, page]] of Object.entries(legal))
    heads.set(path, {
      ...head,
      card: { title: head.title, text: head.description },
      needs: [OTHER_PAGES, page],
      isLegal: true,
    });
};
