import { describe, expect, it } from 'vitest';
import type { About } from '../../../../core/contract/about.ts';
import { contentOf, contentOfDraft, differences, draftOf, sameContent, withFieldsOf } from './draft.ts';

const resource = (name: string) => ({ name, url: `https://${name}.example`, description: '' });
const about: About = {
  mission: 'We pray.',
  person1Name: 'Boaz',
  person1Title: '',
  person1Bio: '',
  person1Email: '',
  person1Website: '',
  person2Name: '',
  person2Title: '',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: 'It began.',
  helpfulResources: [resource('a'), resource('b')],
  revision: 3,
  updatedAt: null,
};

describe('a draft of the About page', () => {
  it('gives back what it was made of, without revision and date', () => {
    const { revision: _, updatedAt: __, ...content } = about;
    expect(contentOfDraft(draftOf(about))).toEqual(content);
    expect(contentOf(about)).toEqual(content);
    expect(sameContent(contentOfDraft(draftOf(about)), about)).toBe(true);
  });

  it('gives each resource a key of its own', () => {
    const keys = [...draftOf(about).resources, ...draftOf(about).resources].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('knows in which fields two texts differ, the order of resources too', () => {
    expect(differences(about, about)).toEqual([]);
    const other = { ...about, ourStory: '', helpfulResources: [resource('b'), resource('a')], revision: 4 };
    expect(differences(about, other)).toEqual(['ourStory', 'helpfulResources']);
  });

  it('takes chosen fields from another text and leaves the rest', () => {
    const other = { ...about, mission: 'Theirs', ourStory: 'Theirs' };
    const merged = withFieldsOf(about, other, ['ourStory']);
    expect([merged.mission, merged.ourStory]).toEqual(['We pray.', 'Theirs']);
  });
});
