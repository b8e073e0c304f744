import * as contract from '../../core/contract/accounts.ts';
import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import type { Context } from '../http/context.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import { callerOf } from './dependencies.ts';
import type { AccountsService } from './service.ts';

interface Settings {
  gate: GateSettings;
  google: boolean;
  mail: boolean;
}

const member = signedIn();

const redirect = (ctx: Context, url: string): void => {
  ctx.redirect(url);
  ctx.body = '';
};

export const accountRoutes = (api: Api, accounts: AccountsService, settings: Settings): void => {
  api.serve(contract.register, ({ ctx, person, body }) => accounts.register(callerOf(ctx, person), body));
  api.serve(contract.login, ({ ctx, person, body }) => accounts.login(callerOf(ctx, person), body));
  api.serve(contract.logout, ({ ctx, person }) => accounts.logout(callerOf(ctx, person)));
  api.serveFor(member, contract.signOutEverywhere, ({ ctx, person, account }) =>
    accounts.signOutEverywhere(callerOf(ctx, person), account.id),
  );

  api.serve(contract.resendVerification, ({ ctx, person, body }) =>
    accounts.askForMail(callerOf(ctx, person), 'verify', body.email),
  );
  api.serve(contract.verifyEmail, ({ ctx, person, body }) => accounts.verify(callerOf(ctx, person), body.token));
  api.serve(contract.forgotPassword, ({ ctx, person, body }) =>
    accounts.askForMail(callerOf(ctx, person), 'reset', body.email),
  );
  api.serve(contract.resetPassword, ({ ctx, person, body }) => accounts.reset(callerOf(ctx, person), body));
  api.serveFor(member, contract.changePassword, ({ ctx, person, account, body }) =>
    accounts.changePassword(callerOf(ctx, person), account.id, body),
  );

  api.serveFor(member, contract.getCurrentUser, ({ account }) => accounts.current(account.id));
  api.serveFor(member, contract.updateProfile, ({ account, body }) => accounts.update(account.id, body));
  api.serveFor(member, contract.deleteAccount, ({ ctx, person, account, body }) =>
    accounts.remove(callerOf(ctx, person), account.id, body.password),
  );
  api.serveStream(member, contract.downloadData, ({ ctx, account }) => {
    ctx.set('Content-Disposition', 'attachment; filename="my-data.json"');
    return accounts.download(account.id);
  });

  api.serve(contract.googleStart, async ({ ctx, person, query }) =>
    redirect(ctx, await accounts.google.start(callerOf(ctx, person), query.returnTo)),
  );
  api.serve(contract.googleCallback, async ({ ctx, person }) =>
    redirect(ctx, await accounts.google.callback(callerOf(ctx, person))),
  );
  api.serve(contract.googleDesktopStart, async ({ ctx, person, query }) =>
    redirect(ctx, await accounts.google.startForDesktop(callerOf(ctx, person), query)),
  );
  api.serve(contract.googleDesktopFinish, async ({ ctx, person, body }) => ({
    goTo: await accounts.google.finishForDesktop(callerOf(ctx, person), body.code, body.verifier),
  }));
  api.serve(contract.googlePending, async ({ ctx, person }) => accounts.google.pending(callerOf(ctx, person)));
  api.serve(contract.googleComplete, ({ ctx, person, body }) => accounts.google.complete(callerOf(ctx, person), body));

  api.serve(contract.authOptions, async () => ({
    google: settings.google,
    mail: settings.mail,
  }));
  api.serveFor(member, contract.subscriptionRequired, async ({ account }) => ({
    requiresSubscription: !mayDo(
      { ...account, suspended: account.suspendedUntil !== null },
      'readGated',
      settings.gate,
    ),
  }));
};
