import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { loadAccount } from './account.ts';
import * as device from './device.ts';
import { onSignedOut } from './signOutHooks.ts';

vi.mock('../../../api/request.ts', () => ({
  request: async (method: string, path: string) => ({
    data: await answer(`${method} ${path}`),
    headers: new Headers(),
  }),
}));
vi.mock('./device.ts', () => {
  let person: device.KnownPerson | null = null;
  let pending = false;
  return {
    readPerson: () => person,
    writePerson: (next: device.KnownPerson | null) => void (person = next),
    signOutIsPending: () => pending,
    setSignOutPending: (next: boolean) => void (pending = next),
    mayHaveSession: vi.fn(() => true),
    dropHint: vi.fn(),
  };
});

const ruth = { id: 'ruth', nickname: 'Ruth' };
const asked: string[] = [];
let answer: (what: string) => Promise<unknown>;
const gone: string[] = [];
onSignedOut((why) => void gone.push(why));

const server = (user: () => Promise<unknown>, logout: () => Promise<unknown> = async () => undefined) => {
  answer = (what) => {
    asked.push(what);
    return what === 'GET /api/auth/user' ? user() : logout();
  };
};
const refusal = (status: number) => () => Promise.reject(new ApiError(status, '', ''));
const silence = () => Promise.reject(new NetworkError('offline'));

beforeEach(() => {
  asked.length = 0;
  gone.length = 0;
  device.writePerson(null);
  device.setSignOutPending(false);
  vi.mocked(device.mayHaveSession).mockReturnValue(true);
});

it('returns the user that the server names, and stores who it is', async () => {
  server(async () => ruth);
  expect(await loadAccount()).toEqual(ruth);
  expect(device.readPerson()).toEqual(ruth);
});

it.each([401, 403])('on %i, signs out and clears what belongs to the person', async (status) => {
  device.writePerson(ruth);
  server(refusal(status));
  expect(await loadAccount()).toBeNull();
  expect(device.readPerson()).toBeNull();
  expect(gone).toEqual(['lost']);
  expect(device.dropHint).toHaveBeenCalled();
});

it.each([silence, refusal(500), refusal(503)])('keeps what is known without an answer', async (user) => {
  device.writePerson(ruth);
  server(user);
  await expect(loadAccount()).rejects.toThrow();
  expect(device.readPerson()).toEqual(ruth);
  expect(gone).toEqual([]);
});

it('clears the data of the person before when another signs in', async () => {
  device.writePerson(ruth);
  server(async () => ({ id: 'naomi', nickname: 'Naomi' }));
  await loadAccount();
  expect(gone).toEqual(['lost']);
});

it('sends no request where there can be no session', async () => {
  vi.mocked(device.mayHaveSession).mockReturnValue(false);
  server(async () => ruth);
  expect(await loadAccount()).toBeNull();
  expect(asked).toEqual([]);
});

it('sends a pending sign-out first', async () => {
  device.setSignOutPending(true);
  server(refusal(401));
  expect(await loadAccount()).toBeNull();
  expect(asked).toEqual(['POST /api/auth/logout', 'GET /api/auth/user']);
  expect(device.signOutIsPending()).toBe(false);
});

it.each([silence, refusal(503)])('signs nobody in while a pending sign-out fails', async (logout) => {
  device.setSignOutPending(true);
  server(async () => ruth, logout);
  expect(await loadAccount()).toBeNull();
  expect(asked).toEqual(['POST /api/auth/logout']);
  expect(device.signOutIsPending()).toBe(true);
});
