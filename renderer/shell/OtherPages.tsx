import { Route, Routes } from 'react-router-dom';
import { platform } from '../platform/current.ts';
import { lazyPart } from '../platform/lazyPart.ts';
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

/**
 * Pages that most people never open, kept out of the first chunk (docs/proof.md P9); and the page for all that there is
 * not.
 */
export const OtherPages = () => (
  <Routes>
    <Route path="/admin-setup" element={<AdminSetupPage />} />
    <Route path="/documents" element={<DocumentsPage />} />
    <Route path="/support" element={<SupportPage />} />
    <Route path="/family" element={<FamilyPage />} />
    <Route path="/appeal" element={<AppealPage />} />
    <Route path="/privacy" element={<PrivacyPage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/subscribe" element={<SubscribePage />} />
    <Route path="/subscription-success" element={<SuccessPage />} />
    {platform.kind === 'desktop' && <Route path="/desktop-settings" element={<DesktopSettingsPage />} />}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
