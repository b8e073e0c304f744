import { deleteLogo, getSettings, getSite, saveLogo, saveSettings } from '../../core/contract/settings.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { SettingsAdmin } from './admin.ts';
import type { createLogo } from './logo.ts';
import type { Settings } from './service.ts';

interface Parts {
  settings: Settings;
  admin: SettingsAdmin;
  logo: ReturnType<typeof createLogo>;
}

export const settingsRoutes = (api: Api, { settings, admin, logo }: Parts, gate: GateSettings): void => {
  const manager = allowed('manageSettings', gate);
  api.serveRevalidated(getSite, async () => settings.current().site);
  api.serveFor(manager, getSettings, () => admin.read());
  api.serveFor(manager, saveSettings, ({ account, body }) => admin.save(account.id, body));
  api.serveFor(manager, saveLogo, async ({ account, ctx }) => {
    await logo.save(account.id, ctx.req);
    return admin.read();
  });
  api.serveFor(manager, deleteLogo, ({ account }) => logo.remove(account.id));
};
