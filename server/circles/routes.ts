import {
  changeCircle,
  changeMember,
  circleMembers,
  circles,
  createCircle,
  deleteCircle,
  joinCircle,
  leaveCircle,
  readCircle,
  removeMember,
  restoreCircle,
} from '../../core/contract/circles.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import { seekerOf } from './access.ts';
import type { CirclesService } from './service.ts';

export const circleRoutes = (api: Api, service: CirclesService, gate: GateSettings): void => {
  const toRead = allowed('readGated', gate);
  const toTakePart = allowed('participate', gate);
  const toMake = allowed('post', gate);
  // Deleting, leaving, and handing over so as to leave, are open to all who can sign in.
  const anybody = signedIn();

  api.serveFor(toRead, circles, ({ account, query }) => service.list(seekerOf(account), query));
  api.serveFor(toMake, createCircle, ({ account, body }) => service.create(account, body));
  api.serveFor(toRead, readCircle, ({ account, params }) => service.read(account, params.id));
  api.serveFor(toMake, changeCircle, ({ account, params, body }) => service.change(account, params.id, body));
  api.serveFor(anybody, deleteCircle, ({ account, params }) => service.remove(account, params.id));
  api.serveFor(toMake, restoreCircle, ({ account, params }) => service.restore(account, params.id));
  api.serveFor(toTakePart, joinCircle, ({ account, params }) => service.join(account, params.id));
  api.serveFor(anybody, leaveCircle, ({ account, params }) => service.leave(account, params.id));
  api.serveFor(toRead, circleMembers, ({ account, params, query }) => service.members.list(account, params.id, query));
  api.serveFor(anybody, changeMember, ({ account, params, body, person }) => {
    if (body.role !== 'owner' || body.pending !== undefined) toTakePart(person);
    return service.members.change(account, params.id, params.userId, body);
  });
  api.serveFor(toTakePart, removeMember, ({ account, params }) =>
    service.members.remove(account, params.id, params.userId),
  );
};
