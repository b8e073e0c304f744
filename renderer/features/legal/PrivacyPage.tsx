import { privacyHead } from '../../../core/rules/pageHeads/legalHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { Devices } from './privacy/Devices.tsx';
import { Fingerprint } from './privacy/Fingerprint.tsx';
import { InBrowser } from './privacy/InBrowser.tsx';
import { Kept } from './privacy/Kept.tsx';
import { Backups, Rights } from './privacy/Rights.tsx';
import { Services } from './privacy/Services.tsx';
import { WhoSees } from './privacy/WhoSees.tsx';
import { Young } from './privacy/Young.tsx';

const sections: readonly LegalSection[] = [
  { id: 'who-sees', title: 'Who sees what', body: <WhoSees /> },
  { id: 'kept', title: 'What is kept, and for how long', body: <Kept /> },
  { id: 'backups', title: 'Backups', body: <Backups /> },
  { id: 'browser', title: 'What your browser keeps', body: <InBrowser /> },
  { id: 'fingerprint', title: 'The fingerprint', body: <Fingerprint /> },
  { id: 'services', title: 'Others who take part', body: <Services /> },
  { id: 'young', title: 'If you are under 18', body: <Young /> },
  { id: 'devices', title: 'Kiosks and the desktop app', body: <Devices /> },
  { id: 'rights', title: 'What you can do', body: <Rights /> },
];

/** Privacy, as this server really does it (docs/specification.md 2 §2). */
export const PrivacyPage = () => {
  const site = useSite();
  const { title, description } = privacyHead(site);
  usePageHead(title, description);
  return (
    <LegalPage
      title="Privacy"
      lead="What people type here is often about the hardest days of their lives. This page says, in plain words, what becomes of it. It is made from what this server really does."
      sections={sections}
      ownText={site.privacyText}
    />
  );
};
