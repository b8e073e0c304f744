import { aboutHistory, getAbout, saveAbout } from '../../core/contract/about.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { AboutService } from './service.ts';

export const aboutRoutes = (api: Api, about: AboutService, gate: GateSettings): void => {
  const editor = allowed('editAbout', gate);
  api.serve(getAbout, () => about.read());
  api.serveFor(editor, saveAbout, ({ account, body }) => about.save(account.id, body));
  api.serveFor(editor, aboutHistory, () => about.history());
};
