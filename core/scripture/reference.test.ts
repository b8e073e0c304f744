import { describe, expect, it } from 'vitest';
import { chaptersOf, books, verseId, verseOf } from './books.ts';
import { formatReference, parseReference } from './reference.ts';

const written = (text: string): string | null => {
  const reference = parseReference(text);
  return reference && formatReference(reference);
};

describe('a reference', () => {
  it.each([
    ['john 3 16', 'John 3:16'],
    ['John 3:16–18', 'John 3:16-18'],
    ['jn 3.16', 'John 3:16'],
    ['John chapter 3 verses 16 to 18', 'John 3:16-18'],
    ['psalms 23', 'Psalm 23'],
    ['Ps 23:1a', 'Psalm 23:1'],
    ['Song of Songs 2:4', 'Song of Solomon 2:4'],
    ['1st corinthians 13', '1 Corinthians 13'],
    ['II Tim 1:7', '2 Timothy 1:7'],
    ['phillipians 4:6-7', 'Philippians 4:6-7'],
    ['Matthew 6:25-27, 34', 'Matthew 6:25-27, 34'],
    ['Romans 8:38-9:1', 'Romans 8:38-9:1'],
    ['Romans 8:38-9:1, 5', 'Romans 8:38-9:1, 5'],
    ['Isaiah 40:31; 41:10', 'Isaiah 40:31; 41:10'],
    ['Psalm 23; 42:1', 'Psalm 23; 42:1'],
    ['Genesis 1-2', 'Genesis 1-2'],
    ['Genesis 1-2:3', 'Genesis 1:1-2:3'],
    ['Jude 3', 'Jude 1:3'],
    ['Jude 24-25', 'Jude 1:24-25'],
    ['Jude 1', 'Jude 1'],
    ['3 John 15', '3 John 1:15'],
    ['Romans 16:25-27', 'Romans 16:25-27'],
  ])('%s is written %s', (text, expected) => {
    expect(written(text)).toBe(expected);
    expect(written(expected)).toBe(expected);
  });

  it.each([
    'Ephesians 7:12',
    'John 3:99',
    'John 3:0',
    'John 0',
    'Psalm 151',
    'Jude 2:1',
    'John 3:18-16',
    'Romans 9-8',
    'Hezekiah 3:4',
    'John',
    '3:16',
    '',
    'John 3:16 and more',
    'John 3:16:18',
    'John 3;DROP TABLE',
    'Matthew 6:25,',
    'John 99999999999:1',
  ])('refuses %s', (text) => {
    expect(written(text)).toBe(text === 'Matthew 6:25,' ? 'Matthew 6:25' : null);
  });
});

describe('a verse number', () => {
  it('is unique to each verse and grows in the order of the Bible', () => {
    let last = 0;
    for (const book of books)
      for (const [index, length] of chaptersOf(book).entries()) {
        const id = verseId(book, index + 1, length);
        expect(id).toBeGreaterThan(last);
        expect(verseOf(id)).toEqual({ book, chapter: index + 1, verse: length });
        last = id;
      }
    expect(verseId('John', 3, 16)).toBe(43_003_016);
  });
});
