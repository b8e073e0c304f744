import {
  addKiosk,
  askForPrayer,
  changeKiosk,
  kiosks,
  newKioskCode,
  pairKiosk,
  restartKiosk,
  revokeKiosk,
  setKioskScreen,
  thisKiosk,
} from '../../core/contract/kiosk.ts';
import { checkInKiosk } from '../../core/contract/kioskScreen.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { KioskService } from './service.ts';

export const kioskRoutes = (api: Api, service: KioskService, gate: GateSettings): void => {
  const manager = allowed('manageKiosks', gate);
  api.serveFor(manager, kiosks, () => service.list());
  api.serveFor(manager, addKiosk, ({ account, body }) => service.add(account.id, body));
  api.serveFor(manager, changeKiosk, ({ params, body }) => service.change(params.kioskId, body));
  api.serveFor(manager, newKioskCode, ({ account, params }) => service.newCode(account.id, params.kioskId));
  api.serveFor(manager, revokeKiosk, ({ account, params }) => service.revoke(account.id, params.kioskId));
  api.serveFor(manager, setKioskScreen, ({ account, params, body }) =>
    service.setScreen(account.id, params.kioskId, body),
  );
  api.serveFor(manager, restartKiosk, ({ account, params }) => service.restart(account.id, params.kioskId));

  api.serve(pairKiosk, ({ ctx, body }) => service.pair(ctx.state.sender.network(), body.code));
  api.serve(thisKiosk, ({ person }) => service.about(person));
  api.serve(checkInKiosk, ({ person, body }) => service.checkIn(person, body));
  api.serve(askForPrayer, ({ person, body }) => service.askForPrayer(person, body));
};
