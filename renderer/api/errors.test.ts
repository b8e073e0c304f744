import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { searchLimitOf } from './searchLimit.ts';

describe('ApiError', () => {
  it('says "status: body", or the status text when the body is empty', () => {
    expect(new ApiError(404, 'Not Found', '{"error":"gone"}').message).toBe('404: {"error":"gone"}');
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('carries the parsed fields beside it', () => {
    const error = new ApiError(429, '', '{"code":"search_limit","used":3}');
    expect(error).toMatchObject({ status: 429, code: 'search_limit', body: { used: 3 } });
  });

  it.each(['<html>', 'null', '[1]', '"text"'])('takes %s for no fields at all', (text) => {
    expect(new ApiError(500, '', text)).toMatchObject({ code: null, body: {} });
  });
});

describe('searchLimitOf', () => {
  it('is null for every other failure', () => {
    expect(searchLimitOf(new ApiError(500, '', ''))).toBeNull();
    expect(searchLimitOf(new NetworkError('offline'))).toBeNull();
    expect(searchLimitOf('429')).toBeNull();
  });

  it('falls back to 0 of 1 where the answer does not say', () => {
    expect(searchLimitOf(new ApiError(429, 'Too Many Requests', ''))).toEqual({
      message: null,
      limit: 1,
      used: 0,
      requiresAuth: false,
      requiresUpgrade: false,
      resetAt: null,
    });
  });
});
