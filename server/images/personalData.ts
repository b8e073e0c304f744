import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { behind } from '../db/newestFirst.ts';
import { imagePaths } from './service.ts';
import { listImages, releaseAllImages } from './store.ts';

/** The pictures a person uploaded: when and how large; each can be fetched where `url` says. */
export const imagesData: PersonalFeature = {
  name: 'images',
  *exportPage(userId, before, limit) {
    const rows = yield* listImages(userId, before, limit);
    const items = rows.map(({ id, width, height, bytes, created_at, used_at }) => ({
      id,
      url: imagePaths(id).url,
      width,
      height,
      bytes,
      createdAt: isoOrNull(created_at),
      usedAt: isoOrNull(used_at),
    }));
    return { items, next: behind(rows) };
  },
  erase: releaseAllImages,
};
