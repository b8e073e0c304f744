import { query, first, type RowOf } from '../db/db.ts';
import type { ModeratedSubject } from './subjects.ts';

const OURS = '/api/images/';

/**
 * Accounts on the desk: their names, what they say of themselves, and a picture of ours. They can't be hidden: a person is
 * warned, suspended or banned. Who was banned or blocked can't be reported again.
 */
export const accountSubject: ModeratedSubject = {
  *find(id, reader) {
    const row = yield* first(
      query<RowOf<'users', 'nickname' | 'display_name' | 'bio' | 'avatar' | 'blocked'>>(
        'SELECT nickname, display_name, bio, avatar, blocked FROM users WHERE id = ?',
        id,
      ),
    );
    if (!row || (reader && row.blocked === 1)) return null;
    return {
      authorId: id,
      anonymous: false,
      text: [...new Set([row.nickname, row.display_name, row.bio])].filter((each) => each !== '').join('\n'),
      imageId: row.avatar?.startsWith(OURS) ? row.avatar.slice(OURS.length) : null,
      imageAlt: '',
      visible: row.blocked === 0,
    };
  },
  setVisible: null,
};
