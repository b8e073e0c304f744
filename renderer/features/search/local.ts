import offlineFile from '../../../content/generated/offline.json';
import type { OfflineContent } from '../../../core/contract/library.ts';
import { loadNote } from '../topics/index.ts';
import { match, suggest, warmUpLookup } from './lookupThread.ts';
import { resultOfNoMatch } from './noMatch.ts';

/** What answers on the device: the matcher, the notes and the offline default. Loaded when the page is idle. */

export const offlineResult = (): OfflineContent['result'] => (offlineFile as OfflineContent).result;

export { loadNote, match, resultOfNoMatch, suggest, warmUpLookup };
