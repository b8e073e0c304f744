import { useState } from 'react';
import { BridgeError } from '../../../../core/bridge/bridgeError.ts';
import type { UseServerResult } from '../../../../core/bridge/settings.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { SITE_KEY } from '../../site/index.ts';

/** Why no other server is used now, in a sentence. */
export const refusals: Readonly<Record<Exclude<UseServerResult, 'saved'>, string>> = {
  unreachable: 'No server answered there. Please check the address and your connection.',
  no_lampstand: 'Something answered there, but it is not a server for this app. Please check the address.',
  fixed: 'The address was set for this computer by whoever looks after it.',
};

const NO_ADDRESS =
  'Please give an address that begins with https://, as in https://prayer.yourchurch.org, with nothing behind the name.';
const NOT_DONE = 'That did not work. Nothing was changed; please try again.';

/** Everything on the screens came from the server before, and the name: the app begins anew. */
const beginAnew = (): void => {
  localStorage.removeItem(SITE_KEY);
  location.assign('/');
};

/** A sentence when it could not be used; null when the app begins anew with it. */
const tryServer = async (address: string): Promise<string | null> => {
  try {
    const end = await bridge().settings.useServer(address);
    if (end !== 'saved') return refusals[end];
    beginAnew();
    return null;
  } catch (error) {
    return error instanceof BridgeError && error.code === 'invalid' ? NO_ADDRESS : NOT_DONE;
  }
};

/** Goes on without a server. A sentence when that could not be done. */
export const goWithoutServer = async (): Promise<string | null> => {
  const end = await bridge()
    .settings.useNoServer()
    .catch(() => null);
  if (end !== 'saved') return end === null ? NOT_DONE : refusals[end];
  beginAnew();
  return null;
};

/** The trying of a server's address, with what it came to. */
export const useServerChoice = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    setProblem,
    /** Whether it worked; then a new page is on its way, and the form stays busy. */
    async attempt(address: string): Promise<boolean> {
      setBusy(true);
      setProblem(null);
      const found = await tryServer(address);
      setProblem(found);
      setBusy(found === null);
      return found === null;
    },
  };
};
