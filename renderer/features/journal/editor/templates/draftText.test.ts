import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noParts, promptsOf, roomIn, textOf, withTemplate } from './draftText.ts';
import { MAX_PROMPTS, templates } from './templates.ts';

const blank = { title: '', content: '', ...noParts };

const names = ['', ...Object.keys(templates)];
const words = fc.string({ maxLength: 30 });
const draft = fc.record({
  title: words,
  content: words,
  template: fc.constantFrom(...names),
  part0: words,
  part1: words,
  part2: words,
  part3: words,
  part4: words,
});

describe('a prayer written under prompts', () => {
  it('is what was written, without the prompts and without empty ones', () => {
    const written = { ...blank, template: 'acts', part0: 'You made the sea. ', part2: 'For Ruth.' };
    expect(textOf(written)).toBe('You made the sea.\n\nFor Ruth.');
    expect(textOf({ ...written, content: 'Before.' })).toBe('Before.\n\nYou made the sea.\n\nFor Ruth.');
  });

  it('on a blank page is left as it was typed', () =>
    fc.assert(
      fc.property(words, (content) => {
        expect(textOf({ ...blank, content })).toBe(content);
      }),
    ));

  it('loses nothing when templates are changed, however often', () =>
    fc.assert(
      fc.property(draft, fc.array(fc.constantFrom(...names), { maxLength: 6 }), (before, path) => {
        const typed = [before.content, before.part0, before.part1, before.part2, before.part3, before.part4];
        const after = textOf(path.reduce(withTemplate, before));
        expect(after.trim()).toBe(textOf(before).trim());
        let from = 0;
        for (const each of typed.map((part) => part.trim())) {
          const at = after.indexOf(each, from);
          expect(at).toBeGreaterThanOrEqual(0);
          from = at + each.length;
        }
      }),
    ));

  it('stays within the limit when each field is filled to its room', () =>
    fc.assert(
      fc.property(draft, fc.constantFrom('content', 'part0', 'part2', 'part4'), (before, key) => {
        fc.pre(textOf(before).length < 480);
        const filled = { ...before, [key]: 'x'.repeat(roomIn(before, key, 500)) };
        expect(textOf(filled).length).toBeLessThanOrEqual(500);
      }),
    ));
});

it('suggests a title, and keeps one that somebody wrote', () => {
  const lament = withTemplate(blank, 'lament');
  expect(lament.title).toBe('A lament');
  expect(withTemplate(lament, 'examen').title).toBe('Looking back on the day');
  expect(withTemplate(lament, '').title).toBe('');
  expect(withTemplate({ ...blank, title: 'For Ruth' }, 'lament').title).toBe('For Ruth');
});

it('has a field for every prompt', () => {
  for (const [template, { prompts }] of Object.entries(templates)) {
    expect(prompts.length).toBeLessThanOrEqual(MAX_PROMPTS);
    expect(promptsOf({ template }).map(({ prompt }) => prompt)).toEqual(prompts);
  }
  expect(promptsOf({ template: '' })).toEqual([]);
});
