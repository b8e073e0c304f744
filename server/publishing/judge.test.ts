import { describe, expect, it } from 'vitest';
import { audiences, type Audience } from '../../core/contract/posts.ts';
import { newAccountAge } from '../../core/rules/community.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { judge } from './judge.ts';

const danger = { kind: 'suicide', subject: 'self' } as const;
const certain: Signs = { danger, certain: true };
const possible: Signs = { danger, certain: false };
const plain = { signs: null, concerns: [], audience: 'everyone', confirmed: false, accountAge: newAccountAge } as const;

describe('what becomes of a text', () => {
  it('is published when there is nothing to ask', () => {
    expect(judge(plain)).toEqual({ verdict: 'publish', helpline: false });
  });

  it.each(audiences)('is the card for certain danger, whoever was to read it: %s', (audience) => {
    expect(judge({ ...plain, signs: certain, concerns: ['slur'], audience })).toEqual({ verdict: 'crisis', danger });
  });

  it.each<[Audience, ReturnType<typeof judge>]>([
    ['everyone', { verdict: 'hold', reasons: ['danger'], helpline: true }],
    ['circle', { verdict: 'hold', reasons: ['danger'], helpline: true }],
    ['pastoral', { verdict: 'publish', helpline: true }],
    ['me', { verdict: 'publish', helpline: true }],
  ])('goes on for %s once the writer has seen the card', (audience, expected) => {
    expect(judge({ ...plain, signs: certain, audience, confirmed: true })).toEqual(expected);
  });

  it('is published with the helplines when it might speak of danger', () => {
    expect(judge({ ...plain, signs: possible })).toEqual({ verdict: 'publish', helpline: true });
  });

  it('is asked about slurs, numbers and addresses, and not about links', () => {
    expect(judge({ ...plain, concerns: ['slur', 'phone', 'address', 'link'] })).toEqual({
      verdict: 'ask',
      concerns: ['slur', 'phone', 'address'],
    });
  });

  it('waits for a moderator with a slur that was confirmed, and is published with a number', () => {
    expect(judge({ ...plain, concerns: ['slur'], confirmed: true })).toMatchObject({ reasons: ['slur'] });
    expect(judge({ ...plain, concerns: ['phone', 'address'], confirmed: true })).toMatchObject({ verdict: 'publish' });
  });

  it('waits with a link until the account is a week old, confirmed or not', () => {
    for (const confirmed of [false, true]) {
      const submission = { ...plain, concerns: ['link'] as const, confirmed };
      expect(judge({ ...submission, accountAge: newAccountAge - 1 })).toMatchObject({ reasons: ['link'] });
      expect(judge({ ...submission, accountAge: newAccountAge })).toMatchObject({ verdict: 'publish' });
    }
  });

  it('keeps all reasons together', () => {
    expect(
      judge({ ...plain, signs: certain, concerns: ['slur', 'phone', 'link'], confirmed: true, accountAge: 0 }),
    ).toEqual({ verdict: 'hold', reasons: ['danger', 'slur', 'link'], helpline: true });
  });

  it.each(['me', 'pastoral'] as const)('asks about nothing but danger for %s', (audience) => {
    expect(judge({ ...plain, concerns: ['slur', 'phone', 'address', 'link'], audience, accountAge: 0 })).toEqual({
      verdict: 'publish',
      helpline: false,
    });
  });
});
