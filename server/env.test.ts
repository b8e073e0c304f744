import { describe, expect, it } from 'vitest';
import { aiOf, bucketOf, EnvError, googleOf, lockedSettingsOf, readEnv } from './env.ts';

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
    ['PREMIUM_DAILY_SEARCHES', 'many'],
    ['TRENDS_MIN_PEOPLE', '1'],
    ['LOG_LEVEL', 'loud'],
    ['BRAND_NAME', 'Much too long for the head of a page, a tab or an icon'],
    ['SUPPORT_EMAIL', 'nowhere'],
    ['HELPLINE_COUNTRY', 'germany'],
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

  it('lock what an admin could change, and nothing where they are not set', () => {
    expect(lockedSettingsOf(readEnv({ BRAND_NAME: '' }))).toEqual({});
    const operator = { OPERATOR_NAME: 'Hope Church', OPERATOR_ADDRESS: '1 Harbour Lane', OPERATOR_COUNTRY: 'GB' };
    const others = {
      BRAND_NAME: 'Hope',
      BRAND_TAGLINE: 'Come as you are.',
      SUPPORT_EMAIL: 'help@hope.church',
      HELPLINE_COUNTRY: 'GB',
      PRAYER_ADDRESS: 'pray@hope.church',
      SUBSCRIPTION_REQUIRED: 'false',
    };
    expect(lockedSettingsOf(readEnv({ ...operator, ...others }))).toEqual({
      name: 'Hope',
      tagline: 'Come as you are.',
      supportEmail: 'help@hope.church',
      helplineCountry: 'GB',
      operator: { name: 'Hope Church', address: '1 Harbour Lane', country: 'GB' },
      prayerTeamEmail: 'pray@hope.church',
      subscriptionRequired: false,
    });
    for (const name of Object.keys(operator))
      expect(() => lockedSettingsOf(readEnv({ ...operator, [name]: '' }))).toThrow(EnvError);
  });
});
