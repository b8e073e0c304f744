import { useState } from 'react';
import brand from '../../../content/generated/brand.json';
import { bridge } from '../../platform/desktop/bridge.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import page from '../../ui/layout/page.module.css';
import { Section } from '../../ui/layout/Section.tsx';

/** Makes this computer a screen for a church's lobby. */
export const KioskSection = () => {
  const [asked, setAsked] = useState(false);
  const begin = async (): Promise<string | null> => {
    try {
      await bridge().kiosk.start();
      return null;
    } catch {
      return 'That did not work. Please close the app and open it again.';
    }
  };
  return (
    <Section title="Kiosk">
      <p>A screen for a lobby: people ask without an account, and everything is wiped between two of them.</p>
      <Button className={page.start} onClick={() => setAsked(true)}>
        Set up as a kiosk
      </Button>
      {asked && (
        <ConfirmModal
          title="Make this computer a kiosk?"
          confirm="Set up as a kiosk"
          confirming="Starting..."
          kind="primary"
          onConfirm={begin}
          onClose={() => setAsked(false)}
        >
          <p>
            {brand.name} closes and opens again over the whole screen, and asks you for a staff PIN. Your journal stays
            as it is; a kiosk shows nothing of it.
          </p>
        </ConfirmModal>
      )}
    </Section>
  );
};
