import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { fieldsOf, sentenceOf, UNREACHABLE } from './sentences.ts';

const refusal = (body: unknown) => new ApiError(400, 'Bad Request', JSON.stringify(body));

describe('sentenceOf', () => {
  it.each([
    ['the server speaks', refusal({ error: 'That is taken.' }), 'That is taken.'],
    ['the server is silent', new ApiError(502, 'Bad Gateway', '<html>'), 'otherwise'],
    ['its words are no text', refusal({ error: 3 }), 'otherwise'],
    ['there is no network', new NetworkError('offline'), UNREACHABLE],
    ['it is our own fault', new TypeError('x is undefined'), 'otherwise'],
  ])('%s', (_, error, sentence) => {
    expect(sentenceOf(error, 'otherwise')).toBe(sentence);
  });
});

describe('fieldsOf', () => {
  it('gives the fields that have a sentence', () => {
    expect(fieldsOf(refusal({ fields: { email: 'Please check it.', age: 3 } }))).toEqual({ email: 'Please check it.' });
  });

  it.each([null, new NetworkError('timeout'), refusal({}), refusal({ fields: null })])('gives none of %s', (error) => {
    expect(fieldsOf(error)).toEqual({});
  });
});
