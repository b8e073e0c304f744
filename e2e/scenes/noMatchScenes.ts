import { searchFor, type Scene } from './steps.ts';

const kind = (name: string, query: string, title: string): Scene => ({
  name: `no-match-${name}`,
  prepare: async (page) => {
    await searchFor(page, query);
    await page.getByRole('heading', { name: title }).waitFor();
  },
});

/** What is said where no note answers. */
export const noMatchScenes: Scene[] = [
  kind('question', 'what does the bible say about cremation', 'Cremation'),
  kind('against-god', 'god is a liar', 'You may say that here'),
  kind('greeting', 'hello are you real', 'It is good that you are here'),
  kind('unclear', 'blorf wiggle', 'We are not sure what you mean'),
  {
    name: 'no-match-language',
    prepare: async (page) => {
      await searchFor(page, 'صلوا من أجلي أنا حزين');
      await page.locator('[lang=ar]').first().waitFor();
    },
  },
  kind('language-danger', 'ich will nicht mehr leben und habe niemanden', 'You do not have to carry this alone'),
];
