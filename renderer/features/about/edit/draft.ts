import type { About, AboutContent } from '../../../../core/contract/about.ts';

/** A resource that is being edited. `key` stays with it while it is moved. */
export interface DraftResource {
  key: number;
  name: string;
  url: string;
  description: string;
}

/** The page as it is being edited. */
export interface Draft extends Omit<AboutContent, 'helpfulResources'> {
  resources: DraftResource[];
}

let lastKey = 0;
export const newResource = (resource = { name: '', url: '', description: '' }): DraftResource => {
  lastKey += 1;
  return { key: lastKey, ...resource };
};

export const draftOf = (content: AboutContent): Draft => {
  const { helpfulResources, ...texts } = contentOf(content);
  return { ...texts, resources: helpfulResources.map(newResource) };
};

/** What is saved of a draft. */
export const contentOfDraft = ({ resources, ...texts }: Draft): AboutContent => ({
  ...texts,
  helpfulResources: resources.map(({ key: _, ...resource }) => resource),
});

/** The page's texts without what the server adds to them. */
export const contentOf = ({ revision: _, updatedAt: __, ...content }: AboutContent & Partial<About>): AboutContent =>
  content;

export const sameContent = (one: AboutContent, other: AboutContent): boolean => differences(one, other).length === 0;

export type AboutField = keyof AboutContent;

/** Every field with what it is called, in the order of the form. */
const labels: Record<AboutField, string> = {
  mission: 'Mission',
  person1Name: 'First person: name',
  person1Title: 'First person: title',
  person1Bio: 'First person: about them',
  person1Email: 'First person: email',
  person1Website: 'First person: website',
  person2Name: 'Second person: name',
  person2Title: 'Second person: title',
  person2Bio: 'Second person: about them',
  person2Email: 'Second person: email',
  person2Website: 'Second person: website',
  ourStory: 'Our Story',
  helpfulResources: 'Helpful Resources',
};

export const labelOf = (field: AboutField): string => labels[field];

/** The fields in which two texts of the page differ. */
export const differences = (one: AboutContent, other: AboutContent): AboutField[] =>
  (Object.keys(labels) as AboutField[]).filter((field) => textOf(one, field) !== textOf(other, field));

/** A field as text, to be compared and shown: a resource is a line of its own. */
export const textOf = (content: AboutContent, field: AboutField): string =>
  field === 'helpfulResources'
    ? content.helpfulResources
        .map(({ name, url, description }) => [name, url, description].filter(Boolean).join(' · '))
        .join('\n')
    : content[field];

/** One text of the page with some of its fields taken from another. */
export const withFieldsOf = (
  content: AboutContent,
  other: AboutContent,
  fields: readonly AboutField[],
): AboutContent => ({
  ...content,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
});
