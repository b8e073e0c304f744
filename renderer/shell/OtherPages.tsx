import { Route, Routes } from 'react-router-dom';
import { platform } from '../platform/current.ts';
import { lazyPart, type LazyPart } from '../platform/lazyPart.tsx';
import { NeedsServer } from '../routes.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const AdminSetupPage = lazyPart(() =>
  import('../features/accounts/registration/AdminSetupPage.tsx').then((module) => module.AdminSetupPage),
);
const DocumentsPage = lazyPart(() =>
  import('../features/documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
);
const AppealPage = lazyPart(() => import('../features/notices/AppealPage.tsx').then((module) => module.AppealPage));
const FamilyPage = lazyPart(() => import('../features/family/FamilyPage.tsx').then((module) => module.FamilyPage));
const SupportPage = lazyPart(() => import('../features/support/SupportPage.tsx').then((module) => module.SupportPage));
const PrivacyPage = lazyPart(() => import('../features/legal/PrivacyPage.tsx').then((module) => module.PrivacyPage));
const TermsPage = lazyPart(() => import('../features/legal/TermsPage.tsx').then((module) => module.TermsPage));
const SubscribePage = lazyPart(() =>
  import('../features/billing/subscribe/SubscribePage.tsx').then((module) => module.SubscribePage),
);
const SuccessPage = lazyPart(() =>
  import('../features/billing/success/SuccessPage.tsx').then((module) => module.SuccessPage),
);
const DesktopSettingsPage = lazyPart(() =>
  import('../features/desktop/SettingsPage.tsx').then((module) => module.SettingsPage),
);

const LicencesPage = lazyPart(() =>
  import('../features/desktop/LicencesPage.tsx').then((module) => module.LicencesPage),
);
const BookletPage = lazyPart(() =>
  import('../features/journal/booklet/BookletPage.tsx').then((module) => module.BookletPage),
);
const FirstStartPage = lazyPart(() =>
  import('../features/desktop/server/FirstStartPage.tsx').then((module) => module.FirstStartPage),
);

const served = (Page: LazyPart<object>) => (platform.hasServer ? <Page /> : <NeedsServer />);

/**
 * Pages that most people never open, kept out of the first chunk (docs/proof.md P9); and the page for all that there is
 * not.
 */
export const OtherPages = () => (
  <Routes>
    <Route path="/admin-setup" element={served(AdminSetupPage)} />
    <Route path="/documents" element={served(DocumentsPage)} />
    <Route path="/support" element={<SupportPage />} />
    <Route path="/family" element={served(FamilyPage)} />
    <Route path="/appeal" element={served(AppealPage)} />
    <Route path="/journal/booklet" element={<BookletPage />} />
    <Route path="/privacy" element={<PrivacyPage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/subscribe" element={served(SubscribePage)} />
    <Route path="/subscription-success" element={served(SuccessPage)} />
    {platform.kind === 'desktop' && <Route path="/desktop-settings" element={<DesktopSettingsPage />} />}
    {platform.kind === 'desktop' && <Route path="/licences" element={<LicencesPage />} />}
    {platform.kind === 'desktop' && <Route path="/first-start" element={<FirstStartPage />} />}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
