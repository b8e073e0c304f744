import { useEffect, useState } from 'react';
import type { JournalBackup, JournalHealth } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';

export interface Message {
  text: string;
  bad: boolean;
}

interface Found {
  health: JournalHealth;
  backups: readonly JournalBackup[];
}

const read = async (): Promise<Found> => {
  const { journal } = bridge();
  const health = await journal.health();
  return { health, backups: health.trouble ? [] : await journal.backups() };
};

/** The state of this computer's journal and its backups; health is null until it is known. */
export const useJournalHealth = (failed: (message: Message) => void) => {
  const [health, setHealth] = useState<JournalHealth | null>(null);
  const [backups, setBackups] = useState<readonly JournalBackup[]>([]);
  const show = (found: Found) => {
    setHealth(found.health);
    setBackups(found.backups);
  };
  useEffect(() => {
    read().then(show, () => failed({ text: 'The backups could not be read. Please try again later.', bad: true }));
  }, [failed]);
  return { health, backups, refresh: async () => show(await read()) };
};
