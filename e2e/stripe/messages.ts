/** What the script on a page and the frames of Stripe's hosts say to each other in these tests. */
export type ToFrame = { standIn: string; kind: 'confirm'; clientSecret: string; returnUrl: string };

export type FromFrame = { standIn: string } & (
  | { kind: 'ready' | 'focus' | 'blur' }
  | { kind: 'change'; complete: boolean; empty: boolean }
  | { kind: 'confirmed'; answer: Answer }
  | { kind: 'authenticated' }
);

/** What Stripe's API answers about a payment. */
export interface Answer {
  id?: string;
  status?: string;
  client_secret?: string;
  last_payment_error?: { type: string; message: string } | null;
  next_action?: { use_stripe_sdk: { stripe_js: string } } | null;
  error?: { type: string; message: string; code?: string; payment_intent?: Answer };
}
