import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { cost } from './hasher.ts';
import { createPasswords, createQueue, nobodysHash } from './passwords.ts';

const passwords = createPasswords(paths.commonPasswords);

describe('hashing', () => {
  it('is argon2id with 19 MiB and two passes, salted', async () => {
    const [one, two] = [await passwords.hash('the same password'), await passwords.hash('the same password')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'the same password')).toBe(true);
    expect(await passwords.verify(one, 'the same passworD')).toBe(false);
  });

  it('costs the same where there is no account, and never says yes', async () => {
    expect(nobodysHash.split('$').slice(1, 4)).toEqual([
      'argon2id',
      'v=19',
      `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
    ]);
    expect(await passwords.verify(null, 'anything at all')).toBe(false);
  });

  it('survives a stored hash that is none', async () => {
    await expect(passwords.verify('not a hash', 'anything')).rejects.toThrow('could not be hashed');
    expect(await passwords.verify(await passwords.hash('still here'), 'still here')).toBe(true);
  });

  it('leaves the main thread alone', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 8 }, () => passwords.hash('beside the main thread')));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(8);
  });
});

describe('the common passwords', () => {
  it('are ten thousand that are long enough, and refused in any case of letters', () => {
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

describe('the queue', () => {
  let open: (() => void)[] = [];
  afterEach(() => {
    for (const each of open) each();
    open = [];
  });
  const task = () => new Promise<string>((resolve) => open.push(() => resolve('done')));

  it('runs so many at once, lets so many wait, and refuses the rest at once', async () => {
    const { run: inTurn, refuseWhenFull } = createQueue(2, 3);
    const results = Array.from({ length: 8 }, () =>
      inTurn(task).catch((error: { code: string; extra: object }) => error),
    );
    await Promise.resolve();
    expect(open).toHaveLength(2);
    expect(refuseWhenFull).toThrow();
    const refused = await Promise.all(results.slice(5));
    for (const each of refused) expect(each).toMatchObject({ code: 'too_many_requests', extra: { retryAfter: 1 } });
    for (let done = 0; done < 5; done++) {
      open[done]?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await Promise.all(results.slice(0, 5))).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  it('goes on after a task that failed', async () => {
    const { run: inTurn } = createQueue(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(async () => 'yes')).toBe('yes');
  });
});
