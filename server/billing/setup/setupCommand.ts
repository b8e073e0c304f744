import { EnvError, readEnv, stripeAccountOf } from '../../env.ts';
import { openStripe } from '../stripe/client.ts';
import { setUpStripe } from './setUp.ts';
import { isStripeFailure } from './stripeErrors.ts';

/** `npm run billing:setup`: makes plans, portal and webhook at Stripe (docs/deploy.md). */
const run = async (): Promise<void> => {
  const env = readEnv(process.env);
  const stripe = await openStripe(stripeAccountOf(env));
  await setUpStripe({ stripe, publicUrl: env.PUBLIC_URL ?? null, say: (line) => console.log(line) });
};

try {
  await run();
} catch (error) {
  if (error instanceof EnvError) console.error(error.message);
  else if (isStripeFailure(error)) console.error(`Stripe answered: ${error.message}`);
  else console.error(error);
  process.exitCode = 1;
}
