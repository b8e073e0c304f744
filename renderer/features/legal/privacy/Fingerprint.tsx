import { durationLabel } from '../durationLabel.ts';
import { retention } from '../../../../core/rules/retention.ts';
import { FINGERPRINT_DAILY_SEARCHES } from '../../../../core/rules/limits.ts';

/** What the fingerprint is made of (renderer/api/fingerprint.ts), and what becomes of it (docs/decisions.md 4). */
export const Fingerprint = () => (
  <>
    <p>
      With a search, and with nothing else, your browser sends a fingerprint: a short code worked out of the browser’s
      name and version, its language, the size and colours of the screen, the time zone, and how it draws a few letters
      on a canvas. Phones of one make often have the same. It is a hint for counting and does not say who you are.
    </p>
    <p>
      The server turns it into a key, together with your network and the random value of that day, and keeps neither the
      fingerprint nor the address. The random value is gone after {durationLabel(retention.daySalt)}. From then on
      nobody can tell which key was whose, and the keys of two days cannot be put together.
    </p>
    <p>
      It serves one thing: when more than {FINGERPRINT_DAILY_SEARCHES} new browsers with one fingerprint search in one
      network on a day, the next ones wait for some seconds. Nobody is refused by it.
    </p>
  </>
);
