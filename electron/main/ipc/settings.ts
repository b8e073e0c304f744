import type { DesktopSettings } from '../../../core/bridge/settings.ts';
import type { PreferenceStore } from '../preferences/preferences.ts';
import type { ServerChoice } from '../settings/server.ts';
import type { Handlers } from './register.ts';

interface Parts {
  server: ServerChoice;
  preferences: PreferenceStore;
}

export const settingsHandlers = ({ server, preferences }: Parts): Handlers<'settings'> => {
  const read = (): DesktopSettings => ({
    server: {
      address: server.origin(),
      situation: server.situation(),
      fixed: server.isFixed,
      suggested: server.suggested(),
    },
    ...preferences.read(),
  });
  return {
    read,
    change: (wanted) => {
      preferences.change(wanted);
      return read();
    },
    useServer: (origin) => server.use(origin),
    useNoServer: () => server.useNone(),
  };
};
