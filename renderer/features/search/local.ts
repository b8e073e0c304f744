import offlineFile from '../../../content/generated/offline.json';
import type { OfflineContent } from '../../../core/contract/library.ts';

/** What answers on the device: the matcher, the notes and the offline default. Loaded when the page is idle. */

export { loadNote } from '../topics/index.ts';
export { buildMatcher, match, suggest } from './lookupThread.ts';
export { resultOfNoMatch } from './noMatch.ts';

export const offlineResult = (offlineFile as OfflineContent).result;
