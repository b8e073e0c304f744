import { system } from '../../core/contract/settings.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { ReadSystem } from './service.ts';

export const systemRoutes = (api: Api, readSystem: ReadSystem, gate: GateSettings): void => {
  api.serveFor(allowed('manageSettings', gate), system, () => readSystem());
};
