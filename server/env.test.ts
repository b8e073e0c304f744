import { describe, expect, it } from 'vitest';
import { aiOf, bucketOf, EnvError, googleOf, readEnv } from './env.ts';

describe('the settings', () => {
  it('have a usual value where nothing is set, or nothing but an empty text', () => {
    const usual = readEnv({});
    expect(usual).toMatchObject({ PORT: 3000, HOST: 'localhost', TRUST_PROXY: false, PREMIUM_DAILY_SEARCHES: 6 });
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'TRUST_PROXY',
      'SESSION_SECRET',
      'AI_MODEL',
      'LOG_LEVEL',
    ];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(usual);
  });

  it('are read as what they mean', () => {
    expect(readEnv({ PORT: '0', TRUST_PROXY: 'true', PREMIUM_DAILY_SEARCHES: 'unlimited' })).toMatchObject({
      PORT: 0,
      TRUST_PROXY: true,
      PREMIUM_DAILY_SEARCHES: null,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'hunter2-is-short'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRENDS_MIN_PEOPLE', '1'],
    ['LOG_LEVEL', 'loud'],
  ])('stop the start by name where they are wrong, and never show a value: %s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name}: (?!.*${value})`));
  });

  it.each([
    [() => googleOf(readEnv({ GOOGLE_CLIENT_ID: 'x' }))],
    [() => googleOf(readEnv({ GOOGLE_CLIENT_SECRET: 'x' }))],
    [() => bucketOf(readEnv({ IMAGE_STORE: 's3', S3_BUCKET: 'x' }))],
    [() => aiOf(readEnv({ AI_MODEL: 'x' }))],
    [() => aiOf(readEnv({ AI_BASE_URL: 'https://ai.example' }))],
  ])('come in pairs where one means nothing without the other', (read) => expect(read).toThrow(EnvError));
});
