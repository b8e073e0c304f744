import { expect, it } from 'vitest';
import { readServerFile, serverFile } from './serverFile.ts';

it('gives the address that was written into it', () => {
  expect(readServerFile(serverFile('https://prayer.example'))).toBe('https://prayer.example');
  expect(readServerFile(`\uFEFF${serverFile('http://localhost:3000')}`)).toBe('http://localhost:3000');
});

it.each([
  '',
  'null',
  '[]',
  '{"format":"other","address":"https://prayer.example"}',
  '{"format":"lampstand-server"}',
  '{"format":"lampstand-server","address":"http://evil.example"}',
  '{"format":"lampstand-server","address":"javascript:alert(1)"}',
  '{"format":"lampstand-server","address":"https://a:b@prayer.example"}',
])('takes no address from %s', (text) => expect(readServerFile(text)).toBeNull());
