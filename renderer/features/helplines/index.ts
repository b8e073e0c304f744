/** A feature of its own: what home's first chunk names must not bring these texts along (docs/proof.md P9). */

import crisisFile from '../../../content/generated/crisis.json';
import helplineFile from '../../../content/generated/helplines.json';
import type { Helplines } from '../../../core/contract/content.ts';
import type { Crisis, CrisisCard } from '../../../core/contract/library.ts';
import type { Danger } from '../../../core/crisis/danger.ts';
import { guessCountry } from '../../../core/rules/country.ts';
import { site } from '../site/index.ts';

const crisis = crisisFile as Crisis;
export const helplines = helplineFile as Helplines;

type Country = Helplines['countries'][number];
export type Line = Country['suicide'][number];

/** The card for a danger; without one, the card for whoever wants to talk. */
export const cardOf = (danger: Danger | null): CrisisCard =>
  danger ? crisis.cards[danger.kind][danger.subject] : crisis.general;

/** Whether somebody else than the writer is in danger, or may be. */
export const isForOthers = (danger: Danger | null): boolean =>
  danger?.kind === 'harming' || danger?.subject === 'other';

/** Where this device seems to be, else the country of the church; null where we list no lines. */
export const guessHere = (): string | null =>
  guessCountry(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.languages,
    helplines.countries.map(({ country }) => country),
    site().helplineCountry,
  );

export const findCountry = (code: string | null): Country | undefined =>
  helplines.countries.find(({ country }) => country === code);

/** The lines of a country that belong on a card, in its order. */
export const linesFor = ({ lines }: CrisisCard, country: Country | undefined): Line[] =>
  country ? lines.flatMap((kind) => country[kind]) : [];

/** Countries with lines in a language, where the person's own country has none in it. */
export const countriesFor = (language: string | undefined, here: Country | undefined): Country[] =>
  language === undefined || here?.languages.includes(language)
    ? []
    : helplines.countries.filter((each) => each.languages.includes(language));

/** What is said first to somebody who wrote in another language; undefined where we have no words in it. */
export const sayingIn = (language: string | undefined): string | undefined => crisis.languages[language ?? ''];

export const stripText = crisis.strip;
