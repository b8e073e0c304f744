import type { Kiosk } from '../../../../core/contract/kiosk.ts';
import { SILENT_AFTER } from '../../../../core/rules/kiosk/kiosk.ts';
import { failureWords, printingWords } from '../../../../core/rules/kiosk/kioskWords.ts';
import { agoLabel } from '../../../../core/rules/time.ts';

/** Nothing came from a connected kiosk for minutes, though it says something each minute: it is off, or without a network. */
export const isSilent = ({ pairedAt, state, lastSeenAt }: Kiosk, now: number): boolean =>
  pairedAt !== null && now - Date.parse(state?.at ?? lastSeenAt ?? pairedAt) > SILENT_AFTER;

/** How a kiosk is, in lines for whoever looks after it. What it said long ago is said as such. */
export const stateWords = (kiosk: Kiosk, now: number): string[] => [
  ...(kiosk.state ? saidWords(kiosk.state, isSilent(kiosk, now), now) : []),
  ...settingsWords(kiosk),
  ...restartWords(kiosk, now),
];

const saidWords = (state: NonNullable<Kiosk['state']>, silent: boolean, now: number): string[] => {
  const { version, screen, startedAt, onlineSince, lastFailure, printing, isIdle } = state;
  const ago = (moment: string) => agoLabel(Date.parse(moment), now);
  const lies = screen.width >= screen.height ? 'lying' : 'standing';
  const failed = lastFailure ? `; before that ${failureWords[lastFailure.kind]}, ${ago(lastFailure.at)}` : '';
  return [
    silent
      ? `Last heard from ${ago(state.at)}: it may be off, or without a network. This is what it said then.`
      : isIdle
        ? 'Nobody uses it just now'
        : 'Somebody uses it just now',
    `Version ${version}, started ${ago(startedAt)}`,
    `Screen ${screen.width} × ${screen.height}, ${lies}`,
    `Connected to this server ${ago(onlineSince)}${failed}`,
    printingWords[printing],
  ];
};

const settingsWords = ({ screen, pairedAt }: Kiosk): string[] => {
  if (!screen || !pairedAt) return [];
  const { changedBy, isFollowed } = screen;
  if (changedBy === 'kiosk') return ['Screen settings last changed at the kiosk'];
  return [
    isFollowed ? 'Screen settings last changed here, and followed' : 'Screen settings changed here; not followed yet',
  ];
};

const restartWords = ({ restart }: Kiosk, now: number): string[] => {
  if (!restart) return [];
  const { askedAt, doneAt } = restart;
  return doneAt
    ? [`Restarted ${agoLabel(Date.parse(doneAt), now)}`]
    : [`Restart asked for ${agoLabel(Date.parse(askedAt), now)}; it follows when nobody uses it`];
};
