import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('greeting', () => {
  it.each([
    [4, 'A quiet night to you, Ruth.'],
    [5, 'Good morning, Ruth.'],
    [11, 'Good morning, Ruth.'],
    [12, 'Good afternoon, Ruth.'],
    [16, 'Good afternoon, Ruth.'],
    [17, 'Good evening, Ruth.'],
    [21, 'Good evening, Ruth.'],
    [22, 'A quiet night to you, Ruth.'],
    [0, 'A quiet night to you, Ruth.'],
  ])('at %i says %s', (hour, words) => {
    expect(greeting(hour, 'Ruth')).toBe(words);
  });

  it('greets without a name too', () => {
    expect(greeting(9, ' ')).toBe('Good morning.');
  });
});
