import { describe, expect, it } from 'vitest';
import { answerHeaders, isData, requestHeaders } from './apiHeaders.ts';

describe('headers on their way to the server', () => {
  it('keeps four and sets the origin', () => {
    const given = new Headers({
      accept: 'application/json',
      'content-type': 'application/json',
      'Idempotency-Key': 'k',
      'Last-Event-ID': '1',
    });
    expect(requestHeaders(given, 'https://server.example')).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      'last-event-id': '1',
      origin: 'https://server.example',
    });
  });

  it.each([
    'cookie', 'authorization', 'proxy-authorization', 'host', 'origin', 'referer', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto',
    'forwarded', 'x-real-ip', 'x-http-method-override', 'sec-fetch-site', 'sec-fetch-mode', 'connection', 'upgrade', 'transfer-encoding',
    'content-length', 'te', 'x-kiosk-token', 'if-none-match', 'x-browser-fingerprint',
  ])('drops %s', (name) => {
    const given = new Headers([[name, 'app://lampstand']]);
    expect(requestHeaders(given, 'https://server.example')).toEqual({ origin: 'https://server.example' });
  }); // oxfmt-ignore
});

describe('headers on their way to the page', () => {
  it('keeps what the page needs', () => {
    const given = {
      'content-type': 'application/json',
      'retry-after': '5',
      'x-request-id': 'r',
      'x-total-count': '120',
      'x-pastoral-team': '3',
    };
    expect(answerHeaders(new Headers(given))).toEqual(given);
  });

  it.each([
    'set-cookie', 'set-cookie2', 'server', 'x-powered-by', 'access-control-allow-origin', 'content-security-policy', 'location', 'refresh',
    'link', 'strict-transport-security', 'content-encoding', 'content-length', 'www-authenticate', 'alt-svc', 'report-to', 'sourcemap',
    'service-worker-allowed', 'clear-site-data', 'etag', 'x-frame-options',
  ])('drops %s', (name) => expect(answerHeaders(new Headers([[name, 'a']]))).toEqual({})); // oxfmt-ignore
});

describe('isData', () => {
  it.each([
    null,
    'application/json',
    'Application/JSON; charset=utf-8',
    'text/csv',
    'application/zip',
    'image/png',
    'image/webp',
    'text/event-stream',
  ])('accepts %j', (type) => expect(isData(type)).toBe(true));
  it.each([
    '',
    'text/html',
    'text/html; charset=utf-8',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml',
    'text/javascript',
    'application/pdf',
    'multipart/x-mixed-replace',
  ])('refuses %j', (type) => expect(isData(type)).toBe(false));
});
