import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { cost, createHasher } from './hasher.ts';
import { createPasswords, nobodysHash } from './passwords.ts';

const passwords = createPasswords(paths.commonPasswords);
const { saltOf } = passwords;
const turn = { network: 'net:a', account: 'ruth' };
const hash = (password: string, like = saltOf('secret', password)) =>
  passwords.withQueueSlot(turn, (hashing) => hashing.hash(password, like));
const match = (stored: (string | null)[], password: string) =>
  passwords.withQueueSlot(turn, (hashing) => hashing.match(stored, password));

describe('hashing', () => {
  it('is argon2id with 19 MiB and two passes, salted', async () => {
    const one = await hash('the same password', saltOf('secret', 'ruth@example.org'));
    const two = await hash('the same password', saltOf('secret', 'boaz@example.org'));
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await match([one], 'the same password')).toBe(0);
    expect(await match([one], 'the same passworD')).toBe(-1);
    expect(await hash('the same password', one)).toBe(one);
  });

  it('verifies a hash that argon2 made with another salt', async () => {
    expect(await match([await createHasher(1).hash('made elsewhere')], 'made elsewhere')).toBe(0);
  });

  it('costs the same where there is no account, and never matches', async () => {
    expect(nobodysHash.split('$').slice(1, 4)).toEqual([
      'argon2id',
      'v=19',
      `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
    ]);
    expect(await match([null], 'anything at all')).toBe(-1);
    expect(await match([], 'anything at all')).toBe(-1);
  });

  it('does not throw at a malformed stored hash', async () => {
    await expect(match(['not a hash'], 'anything')).rejects.toThrow('could not be hashed');
    expect(await match([await hash('still here')], 'still here')).toBe(0);
  });

  it('does not block the main thread', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 8 }, () => hash('beside the main thread')));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(8);
  });
});

describe('the common passwords', () => {
  it('are 10,000 that are long enough, and refused in upper and lower case', () => {
    const refused = (password: string) => {
      try {
        passwords.refuseWeak(password, 'ruth@example.org');
        return false;
      } catch {
        return true;
      }
    };
    for (const password of [
      'password',
      'Password',
      '12345678',
      'QWERTYUIOP',
      'trustno1',
      'letmein1',
      'ruth@example.org',
      'RUTH@EXAMPLE.ORG',
    ])
      expect(refused(password), password).toBe(true);
    for (const password of ['', '#', '# The 10,000 most common passwords', 'a lamp unto my feet'])
      expect(refused(password), password).toBe(false);
  });
});
