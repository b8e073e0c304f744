import helplines from '../../../content/generated/helplines.json' with { type: 'json' };

const digits = (number: string): string => number.replace(/[^\d+]/g, '');

/** Every number that the app itself shows. Nobody is led to call another one: some cost money, some run a command. */
const known: ReadonlySet<string> = new Set(
  helplines.countries.flatMap(({ emergency, suicide, abuse }) => [
    emergency,
    ...[...suicide, ...abuse].flatMap((line: { phone?: string; text?: { number: string } }) =>
      [line.phone, line.text?.number].flatMap((number) => (number === undefined ? [] : [digits(number)])),
    ),
  ]),
);

/** A link to a helpline's number, written anew; null for every other number and for anything beside it. */
export const rewriteCall = ({ host, pathname, search, hash }: URL): string | null =>
  known.has(pathname) && !host && !search && !hash ? `tel:${pathname}` : null;

/**
 * A message to a helpline, or to whomever the person will choose. Its text is left out when it is longer than `longest`
 * allows: the page shows it for copying, and half a prayer is worse than none.
 */
export const rewriteMessage = ({ host, pathname, search, hash }: URL, longest: number): string | null => {
  if ((pathname !== '' && !known.has(pathname)) || host || hash) return null;
  // A plus is a plus, as in mail links.
  const body = new URLSearchParams(search.replace(/^\?&?/, '').replaceAll('+', '%2B')).get('body');
  const to = `sms:${pathname}`;
  const whole = body ? `${to}?&body=${encodeURIComponent(body).replaceAll("'", '%27')}` : to;
  return whole.length > longest ? to : whole;
};
