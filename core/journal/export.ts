import type { NewPrayer, Prayer, PrayerEdit } from '../contract/journal.ts';
import { asWritten } from './squash.ts';
import { isPhotoBytes, isPrayer, parseJson } from './guards.ts';
import { seenIn } from './conflictRules.ts';
import { journalId, type NewPhoto, type PhotoBytes, type Seen } from './types.ts';
import { hash } from '../text/hash.ts';

const FORMAT = 'lampstand-journal';

/** The photos of a saved journal, by their ids. An earlier Lampstand reads the file without them. */
export type SavedPhotos = Readonly<Record<string, PhotoBytes>>;

/** Everything of a journal as JSON, to be read back without loss. `exportedAt` as ISO date-time. */
export const exportJson = (
  prayers: readonly Prayer[],
  owner: string,
  exportedAt: string,
  photos: SavedPhotos = {},
): string => `${JSON.stringify({ format: FORMAT, version: 1, owner, exportedAt, prayers, photos }, null, 2)}\n`;

/** Reads an exported journal; null for a file that is none. A damaged entry does not take the others along: it is counted. */
export const readExport = (text: string): { prayers: Prayer[]; photos: SavedPhotos; unreadable: number } | null => {
  const file = parseJson(text.replace(/^\uFEFF/, '')) as
    | { format?: unknown; version?: unknown; prayers?: unknown; photos?: unknown }
    | null
    | undefined;
  if (file?.format !== FORMAT || file.version !== 1 || !Array.isArray(file.prayers)) return null;
  const prayers = file.prayers.filter(isPrayer);
  const photos = Object.entries(file.photos ?? {}).filter((one): one is [string, PhotoBytes] => isPhotoBytes(one[1]));
  return { prayers, photos: Object.fromEntries(photos), unreadable: file.prayers.length - prayers.length };
};

/** What an import does. Doing it twice changes nothing. */
interface ImportPlan {
  create: { id: string; prayer: NewPrayer; photo?: NewPhoto }[];
  /** Prayers that were deleted since, to be brought back. */
  restore: { id: string; seen: Seen; set: PrayerEdit; photo?: NewPhoto }[];
  alreadyThere: number;
}

/** `here`: all prayers of the owner on this device, deleted ones too, after the change feed was read. */
export const planImport = (
  exported: readonly Prayer[],
  owner: string,
  here: readonly Prayer[],
  photos: SavedPhotos = {},
): ImportPlan => {
  const known = new Map(here.map((prayer) => [prayer.id, prayer]));
  const plan: ImportPlan = { create: [], restore: [], alreadyThere: 0 };
  const seen = new Set<string>();
  for (const prayer of exported) {
    const id = prayer.userId === owner ? prayer.id : idFor(prayer.id, owner);
    if (prayer.deletedAt !== null || seen.has(id)) continue;
    seen.add(id);
    const there = known.get(id);
    const copies = prayer.conflicts.map((copy) => ({ id: copy.id, text: copy.content, createdAt: copy.createdAt }));
    const written = { ...asWritten(prayer), updates: [...prayer.updates, ...copies] };
    const bytes = prayer.photo ? photos[prayer.photo.id] : undefined;
    const photo =
      bytes && prayer.photo ? { ...bytes, width: prayer.photo.width, height: prayer.photo.height } : undefined;
    const withPhoto = photo && { photo };
    if (!there) plan.create.push({ id, prayer: written, ...withPhoto });
    else if (there.deletedAt === null) plan.alreadyThere++;
    else {
      const { createdAt: _, updates, ...set } = written;
      plan.restore.push({ id, seen: seenIn(there), set: { ...set, addUpdates: updates, restore: true }, ...withPhoto });
    }
  }
  return plan;
};

/** Ids belong to one account: taken into another, a prayer gets an id of its own, and always the same one. */
const idFor = (id: string, owner: string): string => {
  const [, moment = '0'] = /^pending_(\d{1,16})_/.exec(id) ?? [];
  const digits = [1, 2, 3, 4].map((start) => hash(`${owner}/${id}`, start).toString(16).padStart(8, '0')).join('');
  const uuid = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  return journalId(moment, uuid);
};

/** A journal to read, print or keep as text. `dayLabel` writes an ISO date-time as a day for this person. */
export const exportMarkdown = (
  prayers: readonly Prayer[],
  title: string,
  dayLabel: (moment: string) => string,
): string => {
  const parts = prayers.map((prayer) => {
    const facts = [
      dayLabel(prayer.createdAt),
      prayer.category,
      ...prayer.tags.map((tag) => `#${tag.replace(/\s+/g, '-')}`),
    ];
    return [
      `## ${plain(prayer.title)}`,
      facts.map(plain).join(' · '),
      plain(prayer.content),
      ...(prayer.photo ? ['_There is a photo with this prayer._'] : []),
      ...prayer.conflicts.map(({ content }) => `**Also written on another device:**\n\n${plain(content)}`),
      ...prayer.updates.map(({ text, createdAt }) => `**${plain(dayLabel(createdAt))}** ${plain(text)}`),
      ...(prayer.answeredAt
        ? [`**Answered ${plain(dayLabel(prayer.answeredAt))}** ${plain(prayer.answerStory ?? '')}`.trim()]
        : []),
    ].join('\n\n');
  });
  return `${[`# ${plain(title)}`, ...parts].join('\n\n')}\n`;
};

/** A person's words, so that Markdown takes none of them for a sign. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>&]/g, (sign) => `\\${sign}`)
    .replace(
      /^(\s*)([#+-]|\d+[.)])(?=\s)/gm,
      (_, space: string, sign: string) => `${space}${sign.replace(/.$/, '\\$&')}`,
    )
    .replace(/^([-=]{3,})\s*$/gm, '\\$1');
