/** A feature of its own: what home's first chunk names must not bring these texts along (docs/proof.md P9). */
export {
  cardOf,
  countriesFor,
  findCountry,
  guessHere,
  helplines,
  isForOthers,
  linesFor,
  sayingIn,
  stripText,
  type Line,
} from './cards.ts';
