import { describe, expect, it } from 'vitest';
import type { Signs } from '../../core/crisis/detector.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import { newAccountAge } from '../../core/rules/community.ts';
import { HttpError } from '../http/errors.ts';
import { createCheckText } from './service.ts';

const now = 1_900_000_000_000;
const mayBe: Signs = { danger: { kind: 'suicide', subject: 'self' }, certain: false };
const findSigns = (text: string): Signs | null => {
  const danger = findDanger(text);
  if (danger !== null) return { danger, certain: true };
  return text.includes('so tired of it all') ? mayBe : null;
};
const checkText = createCheckText({ findSigns, now: () => now, wait: 0 });
const old = { audience: 'everyone', confirmed: false, accountCreatedAt: now - newAccountAge } as const;

const refusal = (check: () => unknown): Pick<HttpError, 'status' | 'code' | 'extra'> => {
  try {
    check();
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, code: error.code, extra: error.extra };
    throw error;
  }
  throw new Error('was let through');
};

describe('a text before others read it', () => {
  it('is published when nothing is found', () => {
    expect(checkText({ ...old, text: 'Thank you all. Psalm 23:1-6' })).toEqual({
      status: 'published',
      reasons: [],
      helpline: false,
    });
  });

  it('answers certain danger with 422 crisis and the kind, and holds it once it was confirmed', () => {
    const text = 'I want to kill myself tonight';
    expect(refusal(() => checkText({ ...old, text }))).toEqual({
      status: 422,
      code: 'crisis',
      extra: { danger: { kind: 'suicide', subject: 'self' } },
    });
    expect(checkText({ ...old, text, confirmed: true })).toMatchObject({ status: 'held', reasons: ['danger'] });
    expect(checkText({ ...old, text, confirmed: true, audience: 'pastoral' })).toMatchObject({ status: 'published' });
  });

  it('publishes possible danger with the helplines', () => {
    expect(checkText({ ...old, text: 'I am so tired of it all' })).toEqual({
      status: 'published',
      reasons: [],
      helpline: true,
    });
  });

  it('answers what to ask with 422 ask_again and what was found, and quotes nothing', () => {
    const text = 'you coon, ring 020 7946 0958';
    const refused = refusal(() => checkText({ ...old, text }));
    expect(refused).toEqual({ status: 422, code: 'ask_again', extra: { concerns: ['slur', 'phone'] } });
    expect(checkText({ ...old, text, confirmed: true })).toMatchObject({ status: 'held', reasons: ['slur'] });
  });

  it('given that the limit is reached, then answers danger and what was confirmed as before, and all else with 429', () => {
    const limited = createCheckText({ findSigns, now: () => now, wait: 90_000 });
    for (const text of ['Thank you all.', 'you coon', 'I am so tired of it all'])
      for (const audience of ['everyone', 'me'] as const)
        expect(refusal(() => limited({ ...old, text, audience }))).toMatchObject({
          code: 'too_many_requests',
          extra: { retryAfter: 90 },
        });
    const inDanger = 'I want to kill myself tonight';
    expect(refusal(() => limited({ ...old, text: inDanger })).code).toBe('crisis');
    for (const text of [inDanger, 'Thank you all.'])
      expect(limited({ ...old, text, confirmed: true, audience: 'pastoral' }).status).toBe('published');
    expect(limited({ ...old, text: inDanger, confirmed: true }).status).toBe('held');
  });

  it('holds a link of an account younger than a week', () => {
    const text = 'see https://example.org';
    expect(checkText({ ...old, text, accountCreatedAt: now - newAccountAge + 1 })).toMatchObject({
      status: 'held',
      reasons: ['link'],
    });
    expect(checkText({ ...old, text })).toMatchObject({ status: 'published' });
  });
});
