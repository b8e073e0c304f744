import * as contract from '../../core/contract/accounts.ts';
import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import type { LimitSettings } from '../../core/rules/limits.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import { callerOf } from './dependencies.ts';
import type { AccountsService } from './service.ts';

interface Settings extends LimitSettings {
  gate: GateSettings;
  google: boolean;
  mail: boolean;
}

const member = signedIn();

export const accountRoutes = (api: Api, accounts: AccountsService, settings: Settings): void => {
  api.serve(contract.register, ({ ctx, person, body }) => accounts.register(callerOf(ctx, person), body));
  api.serve(contract.login, ({ ctx, person, body }) => accounts.login(callerOf(ctx, person), body));
  api.serve(contract.logout, async ({ ctx, person }) => {
    await accounts.logout(callerOf(ctx, person));
    return undefined;
  });
  api.serveFor(member, contract.signOutEverywhere, async ({ ctx, person, account }) => {
    await accounts.signOutEverywhere(callerOf(ctx, person), account.id);
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
  api.serveFor(member, contract.changePassword, async ({ ctx, person, account, body }) => {
    await accounts.changePassword(callerOf(ctx, person), account.id, body);
    return undefined;
  });

  api.serveFor(member, contract.getCurrentUser, ({ account }) => accounts.current(account.id));
  api.serveFor(member, contract.updateProfile, ({ account, body }) => accounts.update(account.id, body));
  api.serveFor(member, contract.deleteAccount, async ({ ctx, person, account, body }) => {
    await accounts.remove(callerOf(ctx, person), account.id, body.password);
    return undefined;
  });
  api.serveStream(member, contract.downloadData, ({ ctx, account }) => {
    ctx.set('Content-Disposition', 'attachment; filename="my-data.json"');
    return accounts.download(account.id);
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
  api.serve(contract.googleDesktopStart, async ({ ctx, person, query }) => {
    ctx.redirect(await accounts.google.startForDesktop(callerOf(ctx, person), query));
    ctx.body = '';
    return undefined;
  });
  api.serve(contract.googleDesktopFinish, async ({ ctx, person, body }) => ({
    goTo: await accounts.google.finishForDesktop(callerOf(ctx, person), body.code, body.verifier),
  }));
  api.serve(contract.googlePending, async ({ ctx, person }) => accounts.google.pending(callerOf(ctx, person)));
  api.serve(contract.googleComplete, ({ ctx, person, body }) => accounts.google.complete(callerOf(ctx, person), body));

  api.serve(contract.authOptions, async () => ({
    google: settings.google,
    mail: settings.mail,
    premiumDailySearches: settings.premiumDailySearches,
  }));
  api.serveFor(member, contract.subscriptionRequired, async ({ account }) => ({
    requiresSubscription: !mayDo(account, 'readGated', settings.gate),
  }));
};
