import type { About, AboutContent, AboutVersion, saveAbout } from '../../core/contract/about.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import { aboutLimits } from '../../core/rules/about.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { writeAudit } from '../moderation/service.ts';
import {
  forgetAuthor,
  insertVersion,
  latestVersion,
  listVersions,
  removeVersionsUpTo,
  versionsBy,
  type VersionRow,
} from './store.ts';

export type AboutService = ReturnType<typeof createAbout>;

interface Dependencies {
  db: Db;
  now: () => number;
  /** What the page says until an admin has written it. */
  defaults: AboutContent;
}

/** The About page and its latest versions. */
export const createAbout = ({ db, now, defaults }: Dependencies) => {
  const current = (row: VersionRow | undefined): About =>
    row ? { ...contentOf(row), ...stampOf(row) } : { ...defaults, revision: 0, updatedAt: null };

  /** The page as it is after this version, or as another admin left it since `revision`. */
  function* save(by: string, content: AboutContent, revision: number | undefined): Queries<SaveResult> {
    for (;;) {
      const latest = current(yield* latestVersion());
      if (revision !== undefined && revision !== latest.revision) return { saved: false, about: latest };
      const row = {
        revision: latest.revision + 1,
        content: JSON.stringify(content),
        updated_at: now(),
        updated_by: by,
      };
      // Another server's save may have come between; the next turn sees it.
      if (!(yield* insertVersion(row))) continue;
      yield* removeVersionsUpTo(row.revision - aboutLimits.versions);
      yield* writeAudit({ actorId: by, action: 'about', subjectId: String(row.revision) }, row.updated_at);
      return { saved: true, about: current(row) };
    }
  }

  return {
    read: async (): Promise<About> => current(await db.read(latestVersion)),
    /** Throws 409 with `current` where another admin has saved since `revision`; without it the last one wins. */
    async save(by: string, { revision, updatedAt: _, ...content }: BodyOut<typeof saveAbout>): Promise<About> {
      const { saved, about } = await db.write(() => save(by, content, revision));
      if (!saved) throw new HttpError('conflict', 'Another admin has saved this page meanwhile.', { current: about });
      return about;
    },
    /** The latest versions, newest first. */
    history: async (): Promise<AboutVersion[]> =>
      (await db.read(() => listVersions(aboutLimits.versions))).map((row) => ({
        ...stampOf(row),
        by: row.updated_by,
        byName: row.nickname,
        about: contentOf(row),
      })),
  };
};

interface SaveResult {
  saved: boolean;
  about: About;
}

/** As it was checked when it was saved. */
const contentOf = ({ content }: VersionRow): AboutContent => JSON.parse(content) as AboutContent;

const stampOf = ({ revision, updated_at }: Pick<VersionRow, 'revision' | 'updated_at'>) => ({
  revision,
  updatedAt: new Date(updated_at).toISOString(),
});

/** Which versions an admin wrote. What the page says belongs to the church, and stays. */
export const aboutData: PersonalFeature = {
  name: 'about page',
  *export(userId) {
    return (yield* versionsBy(userId)).map(stampOf);
  },
  erase: forgetAuthor,
};
