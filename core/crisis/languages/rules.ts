import type { Danger, DangerKind } from '../danger.ts';

/*
 * In a rule a space parts two words; (a|b c) is "a" or "b c"; (a )? may be absent; stem* is any word that begins so;
 * ~ is up to three words of any kind, in languages without spaces up to eight letters. Nothing else repeats: so a text
 * is read in time that grows with its length alone, whatever stands in it.
 */

export interface Rules {
  /** Said of oneself, whoever else is spoken of. */
  own: readonly string[];
  /** Said of anybody: of another person where the text speaks of one. */
  told: readonly string[];
}

export interface Language extends Record<DangerKind, Rules> {
  /** Words in the forms of messages, by the word that the rules know; those under '' say nothing and are left out. */
  written: Readonly<Record<string, string>>;
  /** Letters that sound or look alike made one, in rules and texts. Apostrophes still stand. */
  sounds: readonly (readonly [RegExp, string])[];
  /** Characters in another form, each before the one that the rules have. */
  letters?: string;
  /** Ways of speaking that use the words without the danger: cut out first, each only as far as it reaches. */
  idioms: readonly string[];
  /** By these a text speaks of another person. */
  another: readonly string[];
  /** Written without spaces, or with spaces that people leave out. */
  unspaced?: boolean;
}

const GREATEST_LENGTH = 6000;

const bare = (text: string, unspaced: boolean): string =>
  unspaced
    ? text.normalize('NFC').toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/œ/giu, 'oe')
        .toLowerCase()
        .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'");

const alike = (text: string, { sounds, letters = '', unspaced }: Language): string => {
  let heard =
    letters === ''
      ? text
      : text.replace(/\p{sc=Han}/gu, (letter) => {
          const at = letters.indexOf(letter);
          return at < 0 || at % 2 === 1 ? letter : letters.charAt(at + 1);
        });
  for (const [form, one] of sounds) heard = heard.replace(form, one);
  return unspaced ? heard : heard.replaceAll("'", '').replace(/(\p{L})\1+/gu, '$1');
};

const patternOf = (rule: string, language: Language): string => {
  const heard = alike(bare(language.unspaced ? rule : ` ${rule} `, language.unspaced === true), language);
  return language.unspaced
    ? heard.replaceAll(' ', '').replaceAll('~', '[^]{0,8}')
    : heard.replaceAll('~ ', '(?:[^ ]{1,25} ){0,3}').replaceAll('*', '[^ ]{0,14}');
};

const together = (rules: readonly string[], language: Language, flags = 'u'): RegExp =>
  rules.length === 0 ? /(?!)/ : new RegExp(rules.map((rule) => patternOf(rule, language)).join('|'), flags);

/** The gravest first; but whoever says "I hit her" is the one who hits, and no witness. */
const ORDER: readonly (readonly [DangerKind, keyof Rules])[] = [
  ['suicide', 'own'],
  ['suicide', 'told'],
  ['self-harm', 'own'],
  ['self-harm', 'told'],
  ['abuse', 'own'],
  ['harming', 'own'],
  ['abuse', 'told'],
  ['harming', 'told'],
];

export class Reader {
  private readonly language: Language;
  private readonly written = new Map<string, string>();
  private read: {
    idioms: RegExp;
    another: RegExp;
    dangers: { kind: DangerKind; by: keyof Rules; pattern: RegExp }[];
  } | null = null;

  constructor(language: Language) {
    this.language = language;
    for (const [word, forms] of Object.entries(language.written))
      for (const form of forms.split(' ')) this.written.set(form, word);
  }

  /** Read from the rules when the first text in the language comes: most people never write one. */
  private patterns() {
    this.read ??= {
      idioms: together(this.language.idioms, this.language, 'gu'),
      another: together(this.language.another, this.language),
      dangers: ORDER.map(([kind, by]) => ({ kind, by, pattern: together(this.language[kind][by], this.language) })),
    };
    return this.read;
  }

  sources(): string[] {
    const { idioms, another, dangers } = this.patterns();
    return [idioms, another, ...dangers.map(({ pattern }) => pattern)].map(({ source }) => source);
  }

  private plain(text: string): string {
    const { language } = this;
    const said = bare(text.slice(0, GREATEST_LENGTH), language.unspaced === true);
    if (language.unspaced) return alike(said.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1{2,}/gu, '$1'), language);
    const words = said
      .replace(/[^\p{L}\p{N}']+/gu, ' ')
      .split(' ')
      .map((word) => this.written.get(word) ?? word)
      .filter((word) => word !== '');
    return alike(` ${words.join(' ')} `, language);
  }

  find(text: string): Danger | null {
    const { idioms, another, dangers } = this.patterns();
    const said = this.plain(text).replace(idioms, this.language.unspaced ? '。' : ' . ');
    const found = dangers.find(({ pattern }) => pattern.test(said));
    if (found === undefined) return null;
    return { kind: found.kind, subject: found.by === 'told' && another.test(said) ? 'other' : 'self' };
  }
}
