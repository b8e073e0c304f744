import type { DesktopSettings, UseServerResult } from '../../../core/bridge/settings.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SITE_KEY } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { fieldProblem, useSubmit } from '../../ui/forms/useSubmit.ts';

const FAILED = 'Address not changed';

const sentences: Readonly<Record<Exclude<UseServerResult, 'saved'>, string>> = {
  unreachable: 'No server answered there. Please check the address and your connection.',
  no_lampstand: 'Something answered there, but it is not a server for this app. Please check the address.',
  fixed: 'The address was set for this computer by whoever looks after it.',
};

const NO_ADDRESS =
  'Please give an address that begins with https://, as in https://prayer.yourchurch.org, with nothing behind the name.';

/** Which server holds the person's account. */
export const ServerSection = ({ server }: { server: DesktopSettings['server'] }) => {
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    async send(values) {
      const end = await bridge().settings.useServer(values('address'));
      if (end !== 'saved') throw new Refused(end);
      // Everything on the screens came from the other server, and the name.
      localStorage.removeItem(SITE_KEY);
      location.assign('/');
    },
    failed(error) {
      const text =
        error instanceof Refused
          ? sentences[error.end]
          : error instanceof BridgeError && error.code === 'invalid'
            ? NO_ADDRESS
            : 'That did not work. Nothing was changed; please try again.';
      return fieldProblem(FAILED, 'address', text);
    },
  });

  return (
    <Section title="Server" id="server" tabIndex={-1}>
      {server.address === null && (
        <Notice tone="bad">
          The address was lost with the settings of this computer.{' '}
          {server.suggested
            ? 'Your journal belongs to the one below: please look whether it is right, and use it.'
            : 'Please give it again; your church can tell you what it is.'}{' '}
          Until then nothing is sent.
        </Notice>
      )}
      <p>
        {server.fixed
          ? sentences.fixed
          : 'Where your account and your saved prayers are. Your church may have a server of its own; ask for its address.'}
      </p>
      <form className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <Field
          label="Address"
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={server.address ?? server.suggested ?? ''}
          readOnly={server.fixed}
          maxLength={300}
          error={fieldError('address') ?? problem?.message}
        />
        {!server.fixed && (
          <Button type="submit" className={layout.start} disabled={busy}>
            {busy ? 'Trying...' : 'Use this server'}
          </Button>
        )}
      </form>
    </Section>
  );
};

class Refused extends Error {
  override name = 'Refused';
  readonly end: Exclude<UseServerResult, 'saved'>;
  constructor(end: Exclude<UseServerResult, 'saved'>) {
    super(end);
    this.end = end;
  }
}
