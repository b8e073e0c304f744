/** Ends of hosts that are no words. */
const PLAIN = 'com|org|net|edu|gov|info|io|biz|tv|dev|uk|eu|fr|nl|ch|ca|au|nz|za|ng|ke|ph|br|mx|pl|ru|cn|jp|kr';
/** Ends that are words too ("amen.so be it"): a link only with a path behind them, or another dot before. */
const WORDS =
  'app|at|be|church|club|co|de|ee|es|faith|gg|gl|in|is|it|la|life|link|live|ly|me|my|no|online|page|pro|se|shop|site|so|store|to|today|us|world|xyz';

const LINKS = [
  /(?<!\p{L})[a-z][a-z\d+-]{1,15}:\/\/[^\s]/iu,
  /(?<![\p{L}\d])www\d?\.[\p{L}\d]/iu,
  new RegExp(
    `(?<![\\p{L}\\d@._-])(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,5}(?:${PLAIN})(?![\\p{L}\\d-]|\\.[\\p{L}\\d])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d@._-])(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,5}(?:${WORDS})\\/[^\\s]`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d@._-])(?:[a-z\\d][a-z\\d-]{1,62}\\.){2,5}(?:${WORDS})(?![\\p{L}\\d-]|\\.[\\p{L}\\d])`, 'u'),
  /(?<![\p{L}\d])[a-z\d][a-z\d-]{1,62} ?[([{]dot[)\]}] ?(?:com|org|net)(?![\p{L}\d])/iu,
];

/** Whether a text leads elsewhere. */
export const hasLink = (text: string): boolean => LINKS.some((link) => link.test(text));
