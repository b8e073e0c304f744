/** What is counted, and so no street's name: "5 Loaves Way", "40 Days Road". */
const COUNTED =
  'Loaves|Fish|Fishes|Days?|Weeks?|Months?|Years?|Hours?|Minutes?|Steps?|Ways?|Miles?|People|Men|Women|Disciples|Apostles|' +
  'Churches|Commandments|Corinthians|Samuel|Chronicles|Thessalonians|Timothy|Lord|God|Jesus|Christ|The|Is|Your|My|His|Our|And|Of|In|To|For|On|At|I';
const STREET =
  'Street|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Close|Court|Ct|Crescent|Cres|Place|Square|Terrace|Gardens|Grove|Way|' +
  'Mews|Parkway|Pkwy|Highway|Hwy|Circle|Trail|Dr|St(?!\\.? (?:Paul|Peter|John|James|Luke|Mark|Matthew|Mary|Andrew|Thomas|Stephen|Francis|Augustine|Patrick|George|Michael|Joseph|Anne|Teresa|Nicholas)\\b)';
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';

const POSTAL = [
  // 221b Baker Street, 1600 N. Pennsylvania Ave; not Acts 9:11 Straight Street, 2 Kings Road.
  new RegExp(
    `(?<![\\d:.,$£€#-])(?![123] (?:Kings|Peter|John) )\\d{1,5}[a-zA-Z]?,? (?:(?:[NSEW]|North|South|East|West)\\.? )?` +
      `(?:(?!(?:${COUNTED})\\b)(?:\\p{Lu}[\\p{L}'’.-]{1,30}|\\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:${STREET})(?![\\p{L}\\d])`,
    'u',
  ),
  // 12 main street, in a hurry; not "10 years on the road" or "a 20 minute drive".
  /(?<![\d:.,$£€#-])\d{2,5},? (?!(?:days?|years?|minutes?|hours?|miles?|more|of|on|the|lane|different|other|long)\b)[a-z]{3,20} (?:street|avenue|road|boulevard)(?!\p{L})/u,
  /\bp\.? ?o\.? ?box \d{1,6}\b/i,
  // SW1A 1AA, and Springfield, IL 62704.
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/,
  new RegExp(`\\p{Lu}[\\p{L}.]{2,30},? (?:${STATES}),? \\d{5}(?!\\d)`, 'u'),
  // Hauptstraße 12, 12 rue de la Paix, Calle Mayor 12.
  /\p{Lu}\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|gasse|allee) \d{1,4}[a-z]?(?![\p{L}\d:])/u,
  /(?<![\d:.,-])\d{1,4}(?: bis| ter)?,? (?:rue|boulevard|impasse|chemin|allée) (?:d|l)/i,
  /(?<!\p{L})(?:Calle|Avenida|Rua) (?:\p{L}{1,20} ){0,3}\p{L}{2,20},? (?:n[º°.]{1,2} ?)?\d{1,4}(?![\d:])/u,
];

const LABEL = '[a-z\\d][a-z\\d-]{0,62}';
/** Where a mail address may begin: trying each of its letters again would take long in a long word. */
const START = '(?<![\\p{L}\\d._%+-])';
const EMAILS = [
  new RegExp(`${START}[\\p{L}\\d._%+-]{1,64}@(?:${LABEL}\\.){1,5}[a-z]{2,24}(?![\\p{L}\\d])`, 'giu'),
  // name (at) host.org, name at host dot com
  new RegExp(
    `${START}[\\p{L}\\d._%+-]{1,64} ?[([{<]at[)\\]}>] ?${LABEL} ?(?:\\.|[([{<]dot[)\\]}>]| dot ) ?[a-z]{2,24}(?![\\p{L}\\d])`,
    'giu',
  ),
  new RegExp(`${START}[\\p{L}\\d._%+-]{2,64} at ${LABEL} dot (?:com|org|net|edu|co)(?![\\p{L}\\d])`, 'giu'),
];

/** Whether a text says where somebody lives. */
export const hasPostalAddress = (text: string): boolean => POSTAL.some((postal) => postal.test(text));

/** A text without its mail addresses, whose second half would be taken for a link. */
export const withoutEmails = (text: string): string =>
  /@|at[)\]}>]| dot /i.test(text) ? EMAILS.reduce((left, email) => left.replace(email, ' '), text) : text;
