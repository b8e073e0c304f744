import * as contract from '../../core/contract/accounts.ts';
import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import { callerOf } from './parts.ts';
import type { AccountsService } from './service.ts';

interface Settings {
  gate: GateSettings;
  google: boolean;
  mail: boolean;
}

export const accountRoutes = (api: Api, accounts: AccountsService, settings: Settings): void => {
  api.serve(contract.register, ({ ctx, person, body }) => accounts.register(callerOf(ctx, person), body));
  api.serve(contract.login, ({ ctx, person, body }) => accounts.login(callerOf(ctx, person), body));
  api.serve(contract.logout, async ({ ctx, person }) => {
    await accounts.logout(callerOf(ctx, person));
    return undefined;
  });
  api.serve(contract.signOutEverywhere, async ({ ctx, person }) => {
    await accounts.signOutEverywhere(callerOf(ctx, person), signedIn(person).id);
    return undefined;
  });

  api.serve(contract.resendVerification, async ({ ctx, person, body }) => {
    await accounts.askForMail(callerOf(ctx, person), 'verify', body.email);
    return undefined;
  });
  api.serve(contract.verifyEmail, async ({ ctx, person, body }) => {
    await accounts.verify(callerOf(ctx, person), body.token);
    return undefined;
  });
  api.serve(contract.forgotPassword, async ({ ctx, person, body }) => {
    await accounts.askForMail(callerOf(ctx, person), 'reset', body.email);
    return undefined;
  });
  api.serve(contract.resetPassword, ({ ctx, person, body }) => accounts.reset(callerOf(ctx, person), body));
  api.serve(contract.changePassword, async ({ ctx, person, body }) => {
    await accounts.changePassword(callerOf(ctx, person), signedIn(person).id, body);
    return undefined;
  });

  api.serve(contract.getCurrentUser, ({ person }) => accounts.current(signedIn(person).id));
  api.serve(contract.updateProfile, ({ person, body }) => accounts.update(signedIn(person).id, body));
  api.serve(contract.deleteAccount, async ({ ctx, person, body }) => {
    await accounts.remove(callerOf(ctx, person), signedIn(person).id, body.password);
    return undefined;
  });
  api.serve(contract.downloadData, ({ ctx, person }) => {
    const { id } = signedIn(person);
    ctx.set('Content-Disposition', 'attachment; filename="my-data.json"');
    return accounts.download(id);
  });

  api.serve(contract.googleStart, async ({ ctx, person, query }) => {
    ctx.redirect(await accounts.google.start(callerOf(ctx, person), query.returnTo));
    ctx.body = '';
    return undefined;
  });
  api.serve(contract.googleCallback, async ({ ctx, person }) => {
    ctx.redirect(await accounts.google.callback(callerOf(ctx, person)));
    ctx.body = '';
    return undefined;
  });
  api.serve(contract.googlePending, async ({ ctx, person }) => accounts.google.pending(callerOf(ctx, person)));
  api.serve(contract.googleComplete, ({ ctx, person, body }) => accounts.google.complete(callerOf(ctx, person), body));

  api.serve(contract.authOptions, async () => ({ google: settings.google, mail: settings.mail }));
  api.serve(contract.subscriptionRequired, async ({ person }) => ({
    requiresSubscription: !mayDo(signedIn(person), 'readGated', settings.gate),
  }));
};
