import type { Answer, FromFrame, ToFrame } from './messages.ts';

type Listener = (event: object) => void;

/**
 * What stands in for Stripe.js on our pages: of it, what @stripe/react-stripe-js and our payment form use. It is sent to the
 * browser as text, so it holds all that it needs. Like Stripe's own it keeps what is typed in a frame of js.stripe.com, asks
 * banks in one of hooks.stripe.com, and itself only asks api.stripe.com how a payment is.
 */
// oxlint-disable-next-line max-lines-per-function -- a browser gets its text alone, which can name nothing outside of it
export const installStripe = (): void => {
  const frameOrigin = 'https://js.stripe.com';
  const bankOrigin = 'https://hooks.stripe.com';
  const api = 'https://api.stripe.com/v1';

  const openFrame = (address: string, title: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    frame.allow = 'payment *';
    frame.style.border = 'none';
    frame.style.width = '100%';
    return frame;
  };

  /** Hears what one frame says, and nobody else. */
  const hear = (frame: HTMLIFrameElement, origin: string, heard: (message: FromFrame) => void): (() => void) => {
    const listen = (event: MessageEvent<FromFrame>) => {
      if (event.origin === origin && event.source === frame.contentWindow) heard(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  };

  const readIntent = async (key: string, clientSecret: string): Promise<Answer> => {
    const [id] = clientSecret.split('_secret_');
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    const response = await fetch(`${api}/payment_intents/${id}?${query}`);
    return (await response.json()) as Answer;
  };

  /** The payment form: a frame with a card's fields. */
  const createElement = (key: string, clientSecret: string) => {
    const listeners = new Map<string, Set<Listener>>();
    const emit = (name: string, event: object) => listeners.get(name)?.forEach((listener) => listener(event));
    const frame = openFrame(`${frameOrigin}/v3/elements-inner-payment.html#${key}`, 'Secure payment input frame');
    frame.style.height = '260px';
    let isComplete = false;
    let confirmed: ((answer: Answer) => void) | null = null;
    const event = (more: object = {}) => ({ elementType: 'payment', ...more });
    const forget = hear(frame, frameOrigin, (message) => {
      if (message.kind === 'ready') emit('ready', event());
      if (message.kind === 'focus' || message.kind === 'blur') emit(message.kind, event());
      if (message.kind === 'change') {
        isComplete = message.complete;
        const { complete, empty } = message;
        emit('change', event({ complete, empty, collapsed: false, value: { type: 'card' } }));
      }
      if (message.kind === 'confirmed') confirmed?.(message.answer);
    });
    const element = {
      on(name: string, listener: Listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      off(name: string, listener: Listener) {
        listeners.get(name)?.delete(listener);
        return element;
      },
      mount(place: HTMLElement) {
        emit('loaderstart', event());
        // A secret of another account, or of a payment that is over, does not give a form.
        readIntent(key, clientSecret)
          .then(({ error, status }) => {
            if (!error && status !== 'canceled') return void place.append(frame);
            const message = error?.message ?? 'This PaymentIntent is in a terminal state.';
            emit('loaderror', event({ error: error ?? { type: 'invalid_request_error', message } }));
          })
          .catch(() => emit('loaderror', event({ error: { type: 'api_connection_error', message: 'No connection' } })));
      },
      update: () => undefined,
      unmount: () => frame.remove(),
      destroy() {
        forget();
        frame.remove();
      },
      focus: () => frame.focus(),
    };
    const isReady = () => isComplete;
    const confirm = (returnUrl: string) =>
      new Promise<Answer>((resolve) => {
        confirmed = resolve;
        const message: ToFrame = { standIn: 'stripe', kind: 'confirm', clientSecret, returnUrl };
        frame.contentWindow?.postMessage(message, frameOrigin);
      });
    return { element, isReady, confirm };
  };

  /** Shows the bank's page over ours until it has its answer. */
  const askBank = (address: string, key: string, clientSecret: string): Promise<void> =>
    new Promise((resolve) => {
      const frame = openFrame(`${address}#${new URLSearchParams({ key, client_secret: clientSecret })}`, 'Bank');
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        height: '100%',
        zIndex: '9999',
        background: 'white',
      });
      const forget = hear(frame, bankOrigin, (message) => {
        if (message.kind !== 'authenticated') return;
        forget();
        frame.remove();
        resolve();
      });
      document.body.append(frame);
    });

  type Part = ReturnType<typeof createElement>;
  const parts = new WeakMap<object, { part: Part | null; clientSecret: string }>();

  const createElements = (key: string, { clientSecret }: { clientSecret: string }) => {
    const state: { part: Part | null; clientSecret: string } = { part: null, clientSecret };
    const elements = {
      create(type: string) {
        if (type !== 'payment') throw new Error(`the stand-in has no ${type} element`);
        state.part = createElement(key, clientSecret);
        return state.part.element;
      },
      getElement: () => state.part?.element ?? null,
      update: () => undefined,
      fetchUpdates: () => Promise.resolve({}),
      submit: () => Promise.resolve(checkFields(state.part)),
      on: () => undefined,
      off: () => undefined,
    };
    parts.set(elements, state);
    return elements;
  };

  const checkFields = (part: Part | null) =>
    part?.isReady()
      ? {}
      : { error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } };

  interface Confirmation {
    elements: object;
    confirmParams: { return_url: string };
    redirect?: 'always' | 'if_required';
  }

  const confirmPayment = async (key: string, { elements, confirmParams, redirect = 'always' }: Confirmation) => {
    const { part = null, clientSecret = '' } = parts.get(elements) ?? {};
    const checked = checkFields(part);
    if (!part || checked.error) return checked;
    let answer = await part.confirm(confirmParams.return_url);
    if (answer.status === 'requires_action' && answer.next_action) {
      await askBank(answer.next_action.use_stripe_sdk.stripe_js, key, clientSecret);
      answer = await readIntent(key, clientSecret);
      if (answer.last_payment_error) return { error: { ...answer.last_payment_error, payment_intent: answer } };
    }
    if (answer.error) return { error: answer.error };
    if (redirect === 'if_required') return { paymentIntent: answer };
    const target = new URL(confirmParams.return_url);
    target.searchParams.set('payment_intent', answer.id ?? '');
    target.searchParams.set('payment_intent_client_secret', clientSecret);
    target.searchParams.set('redirect_status', answer.status ?? '');
    window.location.assign(target.href);
    return new Promise<never>(() => undefined);
  };

  /** The bank's question alone, about a payment that was tried without anybody present. */
  const handleNextAction = async (key: string, clientSecret: string) => {
    const { status, next_action: next } = await readIntent(key, clientSecret);
    if (status !== 'requires_action' || !next) throw new Error(`handleNextAction: a payment that is ${status}`);
    await askBank(next.use_stripe_sdk.stripe_js, key, clientSecret);
    const answer = await readIntent(key, clientSecret);
    const { last_payment_error: refused } = answer;
    return refused ? { error: { ...refused, payment_intent: answer } } : { paymentIntent: answer };
  };

  const refuse = (name: string) => () => {
    throw new Error(`the stand-in has no ${name}`);
  };
  const Stripe = (key: string) => ({
    elements: (options: { clientSecret: string }) => createElements(key, options),
    confirmPayment: (options: Confirmation) => confirmPayment(key, options),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(key, clientSecret),
    retrievePaymentIntent: async (clientSecret: string) => {
      const { error, ...paymentIntent } = await readIntent(key, clientSecret);
      return error ? { error } : { paymentIntent };
    },
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
    createToken: refuse('createToken'),
    createPaymentMethod: refuse('createPaymentMethod'),
    confirmCardPayment: refuse('confirmCardPayment'),
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
};
