import * as openid from 'openid-client';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What a desktop app asked for: the hash of a secret that it keeps, its port on this computer, and its own mark. */
export interface DesktopReturn {
  challenge: string;
  port: number;
  state: string;
}

/** What has to be kept between going to the provider and coming back. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  /** Set when a desktop app waits for the answer. */
  desktop?: DesktopReturn;
}

/** A person as the provider vouches for them. Only issuer and subject together say who they are. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type Provider = ReturnType<typeof createProvider>;

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> => {
  const address = new URL(issuer);
  // Signatures are checked although TLS would do: a provider on this machine has no TLS.
  const execute = [openid.enableNonRepudiationChecks];
  // Plain http is for a provider on this machine, in tests and nowhere else. Deprecated as a warning to its users.
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to try sign-in against a local provider
  if (address.protocol === 'http:' && isLoopback(address)) execute.push(openid.allowInsecureRequests);
  return openid.discovery(address, clientId, clientSecret, undefined, { execute, timeout: 10 });
};

/** Google, or any OpenID provider, so that tests can run one (docs/decisions.md 14). Addresses are kept after first use. */
export const createProvider = (settings: ProviderSettings) => {
  let known: Promise<openid.Configuration> | null = null;
  const configuration = () =>
    (known ??= discover(settings).catch((error: unknown) => {
      // The next person tries anew.
      known = null;
      throw error;
    }));

  return {
    async begin(redirectUri: string, returnTo: string) {
      const config = await configuration();
      const flow: Flow = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url, flow };
    },
    /** Throws when anything about the answer is not as it was asked for: state, nonce, PKCE, issuer, audience, signature. */
    async finish(answer: URL, flow: Flow): Promise<ProviderIdentity> {
      const config = await configuration();
      const tokens = await openid.authorizationCodeGrant(config, answer, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no id token');
      // Google puts the address into the token; others give it only when asked again.
      const told = 'email' in claims ? claims : await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
      const { email, name } = told;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof email === 'string' ? email.trim() : '',
        emailVerified: told['email_verified'] === true,
        name: typeof name === 'string' ? name.trim().slice(0, 50) : '',
      };
    },
  };
};
