import type { Answer, FromFrame, ToFrame } from './messages.ts';

/** In the frame of js.stripe.com: a card's fields. They are read here alone, and sent to Stripe's API alone. */
const runPaymentFrame = (): void => {
  const key = location.hash.slice(1);
  const say = (message: FromFrame) => parent.postMessage(message, '*');
  const standIn = 'stripe';
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
  const fields = ['number', 'expiry', 'cvc'];

  document.addEventListener('input', () => {
    const complete = field('number').replace(/\D/g, '').length === 16 && field('expiry') !== '' && field('cvc') !== '';
    say({ standIn, kind: 'change', complete, empty: fields.every((name) => field(name) === '') });
  });
  document.addEventListener('focusin', () => say({ standIn, kind: 'focus' }));
  document.addEventListener('focusout', () => say({ standIn, kind: 'blur' }));

  const confirm = async ({ clientSecret, returnUrl }: ToFrame): Promise<Answer> => {
    const [id] = clientSecret.split('_secret_');
    const body = new URLSearchParams({
      key,
      client_secret: clientSecret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': field('number').replace(/\s/g, ''),
    });
    const response = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
    return (await response.json()) as Answer;
  };
  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== parent || event.data.kind !== 'confirm') return;
    const message = 'We could not reach Stripe.';
    confirm(event.data)
      .catch((): Answer => ({ error: { type: 'api_connection_error', message } }))
      .then((answer) => say({ standIn, kind: 'confirmed', answer }))
      .catch(() => undefined);
  });
  say({ standIn, kind: 'ready' });
};

/** In the frame of hooks.stripe.com: the bank asks who is paying. */
const runBankFrame = (): void => {
  const [id] = location.pathname.split('/').slice(-1);
  const answer = async (isWho: boolean) => {
    const body = new URLSearchParams(location.hash.slice(1));
    body.set('is_who', String(isWho));
    await fetch(`https://api.stripe.com/v1/payment_intents/${id}/authenticate`, { method: 'POST', body });
    const message: FromFrame = { standIn: 'stripe', kind: 'authenticated' };
    parent.postMessage(message, '*');
  };
  document.querySelector('#complete')?.addEventListener('click', () => void answer(true));
  document.querySelector('#fail')?.addEventListener('click', () => void answer(false));
};

const page = (title: string, body: string, run: () => void): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>` +
  `<body><main>${body}</main><script>(${run.toString()})()</script></body></html>`;

const input = (name: string, label: string): string =>
  `<p><label>${label} <input name="${name}" autocomplete="off" inputmode="numeric"></label></p>`;

export const paymentFrame = (): string =>
  page(
    'Secure payment input frame',
    `<h1>Card</h1>${input('number', 'Card number')}${input('expiry', 'Expiration date')}${input('cvc', 'Security code')}`,
    runPaymentFrame,
  );

export const bankFrame = (): string =>
  page(
    'Bank',
    '<h1>Is it you?</h1><button id="complete">Complete authentication</button> <button id="fail">Fail authentication</button>',
    runBankFrame,
  );

/** Stripe's own page for cards and invoices, as far as our tests go there. */
export const portalPage = (returnUrl: string): string =>
  page('Billing portal', `<h1>Billing portal</h1><a href="${encodeURI(returnUrl)}">Return to Lampstand</a>`, () => {});
