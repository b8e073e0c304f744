import { useState } from 'react';
import type { DesktopSettings, ServerSituation } from '../../../../core/bridge/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { ServerForm } from './ServerForm.tsx';
import { goWithoutServer, refusals } from './useServerChoice.ts';
import layout from '../../../ui/layout/layout.module.css';

const JUST_ME =
  'You use this app just for yourself, on this computer. With your church’s server your prayers are also kept in an account there, and SoulFeed and Circles open. No prayer is lost by it.';

const words: Readonly<Record<ServerSituation, string>> = {
  chosen:
    'Where your account and your saved prayers are. Your church may have a server of its own; ask for its address.',
  without: JUST_ME,
  unchosen: JUST_ME,
  lost: 'Where your account and your saved prayers are.',
};

/** Which server holds the person's account, if any. */
export const ServerSection = ({ server }: { server: DesktopSettings['server'] }) => (
  <Section title="Server" id="server" tabIndex={-1}>
    {server.situation === 'lost' && <Lost suggested={server.suggested} />}
    <p>{server.fixed ? refusals.fixed : words[server.situation]}</p>
    {server.fixed ? (
      <Field label="Address" type="url" value={server.address ?? ''} readOnly />
    ) : (
      <ServerForm address={server.address ?? server.suggested ?? ''} submit="Use this server" />
    )}
    {!server.fixed && (server.situation === 'chosen' || server.situation === 'lost') && <Without />}
  </Section>
);

const Lost = ({ suggested }: { suggested: string | null }) => (
  <Notice tone="bad">
    The address was lost with the settings of this computer.{' '}
    {suggested
      ? 'Your journal belongs to the one below: please look whether it is right, and use it.'
      : 'Please give it again; your church can tell you what it is.'}{' '}
    Until then nothing is sent.
  </Notice>
);

const Without = () => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" className={layout.start} onClick={() => setAsked(true)}>
        Go on without a server
      </Button>
      {asked && (
        <ConfirmModal
          title="Go on without a server?"
          confirm="Go on without"
          confirming="One moment..."
          kind="primary"
          onConfirm={goWithoutServer}
          onClose={() => setAsked(false)}
        >
          <p>
            Your prayers stay on this computer, those of your account too. What was not sent yet waits here until you
            choose your church’s server again. SoulFeed and Circles rest until then.
          </p>
        </ConfirmModal>
      )}
    </>
  );
};
