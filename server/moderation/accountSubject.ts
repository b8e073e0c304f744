import { query, first, type RowOf } from '../db/db.ts';
import { imageIdOf } from '../images/service.ts';
import { viewAuthor, type AuthorRow } from '../publishing/service.ts';
import type { ModeratedSubject } from './subjects.ts';

/**
 * Accounts on the desk: their names, what they say of themselves, and the picture that others see. They can't be hidden: a person is
 * warned, suspended or banned. Who was banned or blocked can't be reported again.
 */
export const accountSubject = (now: () => number): ModeratedSubject => ({
  *find(id, reader) {
    const row = yield* first(
      query<AuthorRow & RowOf<'users', 'bio' | 'blocked'>>(
        'SELECT id, nickname, display_name, avatar, birth_date, bio, blocked FROM users WHERE id = ?',
        id,
      ),
    );
    if (!row || (reader && row.blocked === 1)) return null;
    return {
      authorId: id,
      anonymous: false,
      text: [...new Set([row.nickname, row.display_name, row.bio])].filter((each) => each !== '').join('\n'),
      imageId: imageIdOf(viewAuthor(row, now()).avatar),
      imageAlt: '',
      audience: null,
      circleName: null,
      visible: row.blocked === 0,
    };
  },
  setVisible: null,
});
