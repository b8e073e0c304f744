import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { books, chaptersOf } from '../scripture/books.ts';
import { formatReference, parseReference } from '../scripture/reference.ts';
import { writtenForms } from '../scripture/testing/referenceForms.ts';
import { plainSpeech } from './testing/referenceNearMisses.ts';
import { findMissing, findReference } from './reference.ts';

describe('the books of the Bible', () => {
  it('holds 66 books, 1,189 chapters and every verse', () => {
    expect(books).toHaveLength(66);
    expect(books.flatMap(chaptersOf)).toHaveLength(1189);
    expect(chaptersOf('Psalm')[118]).toBe(176);
    expect(chaptersOf('Ephesians')).toEqual([23, 22, 21, 32, 33, 24]);
  });
});

describe('findReference', () => {
  it.each([
    ['John 3:16', 'John 3:16'],
    ['ps 23', 'Psalm 23'],
    ['jer 29v11', 'Jeremiah 29:11'],
    ['romans 8 28', 'Romans 8:28'],
    ['PROVERBS 3:5', 'Proverbs 3:5'],
    ['1 cor 13', '1 Corinthians 13'],
    ['song of songs 2', 'Song of Solomon 2'],
    ['first john 4 8', '1 John 4:8'],
    ['jn 3.16', 'John 3:16'],
    ['Phil 4:6-7', 'Philippians 4:6-7'],
    ['1john4:8', '1 John 4:8'],
    ['II Tim 1:7', '2 Timothy 1:7'],
    ['mt 6.25-27,34', 'Matthew 6:25-27, 34'],
    ['Matthew 6:25-27, 34', 'Matthew 6:25-27, 34'],
    ['matthew 5-7', 'Matthew 5-7'],
    ['genesis 1:1-2:3', 'Genesis 1:1-2:3'],
    ['jude 3', 'Jude 1:3'],
    ['Jude 24–25', 'Jude 1:24-25'],
    ['Psalm 23:1–3', 'Psalm 23:1-3'],
    ['john chapter 3 verse 16', 'John 3:16'],
    ['what does james 1:5 say', 'James 1:5'],
    ['what does romans 8:28 mean?', 'Romans 8:28'],
    ['bible verse john 3:16 esv', 'John 3:16'],
    ['read psalm 91', 'Psalm 91'],
    ['mathew 6:33', 'Matthew 6:33'],
    ['1 corinthans 13', '1 Corinthians 13'],
    ['revelations 3:20', 'Revelation 3:20'],
    ['Romans 8:28; 12:2', 'Romans 8:28; 12:2'],
    ['job 3', 'Job 3'],
    ['ex 20:3', 'Exodus 20:3'],
    ['2 kings 2 11', '2 Kings 2:11'],
    ['isa 40 28-31', 'Isaiah 40:28-31'],
    ['  John   3 : 16 ', 'John 3:16'],
  ])('%s', (query, reference) => {
    expect(findReference(query)).toBe(reference);
  });

  it.each([
    ['Rom. viii. 28', 'Romans 8:28'],
    ['Matt. v. 3', 'Matthew 5:3'],
    ['john iii. xvi', 'John 3:16'],
    ['psalm xxiii', 'Psalm 23'],
    ['ps cxix', 'Psalm 119'],
    ['1 Cor. xiii', '1 Corinthians 13'],
    ['ii. ptr 1:1', '2 Peter 1:1'],
    ['jude v 3', 'Jude 1:3'],
    ['Philemon verse 6', 'Philemon 1:6'],
    ['proverbs 3 5 6', 'Proverbs 3:5-6'],
    ['john 3:16 17', 'John 3:16-17'],
    ['john 3/16', 'John 3:16'],
    ['john 3:16ff', 'John 3:16'],
    ['Revelation 3:20 f.', 'Revelation 3:20'],
    ['Psalm 23:1—3', 'Psalm 23:1-3'],
    ['john 3:16 thru 18', 'John 3:16-18'],
    ['romans chap. 8 ver. 28', 'Romans 8:28'],
    ['john 316', 'John 3:16'],
    ['jeremiah 2911', 'Jeremiah 29:11'],
    ['isaiah fourty ten', 'Isaiah 40:10'],
    ['isaiah forty one ten', 'Isaiah 41:10'],
    ['psalm twenty three', 'Psalm 23'],
    ['psalm ninety-one', 'Psalm 91'],
    ['psalm one hundred and twenty one', 'Psalm 121'],
    ['first corinthians thirteen', '1 Corinthians 13'],
    ['john three sixteen', 'John 3:16'],
    ['romans eight twenty eight', 'Romans 8:28'],
    ['john chapter three verse sixteen', 'John 3:16'],
    ['proverbs three five and six', 'Proverbs 3:5, 6'],
    ['the 23rd psalm', 'Psalm 23'],
    ['twenty-third psalm', 'Psalm 23'],
    ['The Gospel according to St. Mark 1:1', 'Mark 1:1'],
    ['the book of ruth 1:16', 'Ruth 1:16'],
    ['first letter to the corinthians 13:4', '1 Corinthians 13:4'],
    ["Paul's letter to the Ephesians 6:10", 'Ephesians 6:10'],
    ['Acts of the Apostles 2:1', 'Acts 2:1'],
    ['corinthians 13:4', '1 Corinthians 13:4'],
    ['kings 25:1', '2 Kings 25:1'],
    ['jud 6:12', 'Judges 6:12'],
    ['Nu 1:1', 'Numbers 1:1'],
    ['Rv 1:1', 'Revelation 1:1'],
    ['Lm 1:1', 'Lamentations 1:1'],
    ['is 40:31', 'Isaiah 40:31'],
    ['he 4:16', 'Hebrews 4:16'],
    ['numbers 6 24-26', 'Numbers 6:24-26'],
    ['Phillipians 4', 'Philippians 4'],
    ['Galations 5', 'Galatians 5'],
    ['Eccelsiastes 3', 'Ecclesiastes 3'],
    ['Habbakuk 3', 'Habakkuk 3'],
    ['Revelations 3 20', 'Revelation 3:20'],
    ['Duet 6 4', 'Deuteronomy 6:4'],
    ['psalsm 23:1', 'Psalm 23:1'],
    ['hebrwes 11:1', 'Hebrews 11:1'],
    ['ezekial 36:26', 'Ezekiel 36:26'],
    ['2 timithy 1:7', '2 Timothy 1:7'],
    ['isiah 41:10', 'Isaiah 41:10'],
  ])('reads the other ways people write it: %s', (query, reference) => {
    expect(findReference(query)).toBe(reference);
  });

  it.each(Object.entries(writtenForms))('knows %s by its other names', (book, forms) => {
    for (const form of forms.split(' | '))
      for (const name of [form, form.toUpperCase()]) expect(findReference(`${name} 1:1`), name).toBe(`${book} 1:1`);
  });

  it.each(plainSpeech)('hears no passage in: %s', (line) => {
    expect(findReference(line)).toBeNull();
    expect(findMissing(line)?.kind).not.toBe('missing');
  });

  it.each([
    'he is 40',
    'am 9 weeks',
    'am 9',
    'my ex 3 years ago',
    'ex 3',
    'job',
    'numbers',
    'mark 10 years',
    'acts 2 faced',
    'is 40',
    'so 3',
    'i am 40',
    '3 kids',
    'john',
    'psalm',
    'ruth left me',
    'i read john 3:16 and cried',
    'Ephesians 7:12',
    'psalm 151',
    'John 0',
    'john 3:16-3',
    'john 3:99',
    '1 mark 10',
    'hezekiah 3:4',
    '',
    '   ',
    '3:16',
    'names 3 of them',
  ])('none: %s', (query) => {
    expect(findReference(query)).toBeNull();
  });

  it.each([
    ['Romans 99:99', 'Romans has 16 chapters.', ['Romans 16']],
    ['romans 99', 'Romans has 16 chapters.', ['Romans 16']],
    ['John 3:99', 'John 3 has 36 verses.', ['John 3', 'John 3:36']],
    ['john 3:16-99', 'John 3 has 36 verses.', ['John 3', 'John 3:36']],
    ['Psalm 151', 'Psalms has 150 chapters.', ['Psalm 150']],
    ['John 0', 'John has 21 chapters.', ['John 1']],
    ['Jude 2:1', 'Jude has 1 chapter.', ['Jude 1']],
    ['Jude 40', 'Jude 1 has 25 verses.', ['Jude 1', 'Jude 1:25']],
  ])('%s is in no Bible: that is said, with what is near it', (query, because, nearest) => {
    expect(findMissing(query)).toMatchObject({ kind: 'missing', because, nearest });
    for (const each of nearest) expect(findReference(each)).toBe(each);
  });

  it('tells a passage that is in no Bible from plain speech', () => {
    expect(findMissing('act 2')).toMatchObject({ kind: 'none' });
    for (const query of ['he is 40', 'John 3:16']) expect(findMissing(query)).toBeNull();
  });

  const verse = fc.constantFrom(...books).chain((book) => {
    const chapters = chaptersOf(book);
    return fc
      .integer({ min: 1, max: chapters.length })
      .chain((chapter) =>
        fc.integer({ min: 1, max: chapters[chapter - 1] ?? 1 }).map((number) => ({ book, chapter, number })),
      );
  });

  it('finds every verse there is, however it is written, and writes it one way', () => {
    fc.assert(
      fc.property(
        verse,
        fc.constantFrom(':', ' ', '.', 'v', ' : ', ' verse '),
        fc.boolean(),
        ({ book, chapter, number }, sign, upper) => {
          const written = `${book} ${chapter}${sign}${number}`;
          const right = `${book} ${chapter}:${number}`;
          expect(findReference(upper ? written.toUpperCase() : written)).toBe(right);
          expect(findReference(right)).toBe(right);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('refuses a verse past the end of its chapter and a chapter past the end of its book', () => {
    fc.assert(
      fc.property(verse, fc.integer({ min: 1, max: 300 }), ({ book, chapter }, more) => {
        const chapters = chaptersOf(book);
        expect(parseReference(`${book} ${chapter}:${(chapters[chapter - 1] ?? 0) + more}`)).toBeNull();
        expect(parseReference(`${book} ${chapters.length + more}:1`)).toBeNull();
      }),
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(verse, fc.integer({ min: 0, max: 20 }), ({ book, chapter, number }, more) => {
        const last = chaptersOf(book)[chapter - 1] ?? 1;
        const text = `${book} ${chapter}:${number}${more > 0 && number + more <= last ? `-${number + more}` : ''}`;
        const read = parseReference(text);
        expect(read).not.toBeNull();
        if (read !== null) expect(parseReference(formatReference(read))).toEqual(read);
      }),
    );
  });

  it('reads each book’s written chapters and verses back, in digits, numerals and words', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
    for (const book of books) {
      const chapter = Math.min(chaptersOf(book).length, 10);
      const right = `${book} ${chapter}:1`;
      const reference = parseReference(right);
      expect(reference && formatReference(reference)).toBe(right);
      expect(findReference(`${book} ${words[chapter - 1]} one`)).toBe(right);
      if (chaptersOf(book).length > 1) expect(findReference(`${book} ${numerals[chapter - 1]}. 1`)).toBe(right);
    }
  });

  it('bears any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => void findReference(text)));
  });
});

describe('parseReference', () => {
  it('gives ranges with both ends', () => {
    expect(parseReference('Matthew 6:25-27, 34')).toEqual({
      book: 'Matthew',
      ranges: [
        { chapter: 6, verse: 25, endChapter: 6, endVerse: 27, whole: false },
        { chapter: 6, verse: 34, endChapter: 6, endVerse: 34, whole: false },
      ],
    });
    expect(parseReference('Psalm 23')).toEqual({
      book: 'Psalm',
      ranges: [{ chapter: 23, verse: 1, endChapter: 23, endVerse: 6, whole: true }],
    });
  });
});
