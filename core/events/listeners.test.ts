import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('each listener is told, with what is told, until it unsubscribes', () => {
  const heard: string[] = [];
  const listeners = createListeners<[string]>();
  const unsubscribe = listeners.subscribe((what) => heard.push(`first ${what}`));
  listeners.subscribe((what) => heard.push(`second ${what}`));
  listeners.notify('a');
  unsubscribe();
  listeners.notify('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
  expect(listeners.size()).toBe(1);
});
