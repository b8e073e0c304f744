interface StripeFailure {
  type: string;
  code?: string;
  message: string;
}

/** Whether an error is Stripe's own, told by its name: its classes come with the library, which is loaded only where it is used. */
export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && /^Stripe\w*Error$/.test((error as Partial<StripeFailure>).type ?? '');

export const isMissing = (error: unknown): boolean => isStripeFailure(error) && error.code === 'resource_missing';
