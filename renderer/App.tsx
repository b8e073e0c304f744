import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from './api/queryClient.ts';
import { JournalSync } from './features/journal/index.ts';
import { OfflineIndicator } from './features/offline/index.ts';
import { navEntries, NeedsServer, pageRoutes, paths } from './routes.tsx';
import { BottomNav } from './shell/BottomNav.tsx';
import { DocumentGuard } from './shell/DocumentGuard.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { platform } from './platform/current.ts';
import { lazyPart } from './platform/lazyPart.tsx';
import { SentPage } from './platform/sentPage.tsx';
import { RouteEffects } from './shell/RouteEffects.tsx';
import { Announcer } from './ui/feedback/Announcer.tsx';
import { LazyToaster } from './ui/feedback/LazyToaster.tsx';
import { PathsContext } from './ui/paths.ts';
import { useDeferredModule } from './ui/useDeferredModule.ts';
import styles from './App.module.css';

const OtherPages = lazyPart(() => import('./shell/OtherPages.tsx').then((module) => module.OtherPages));

export const App = () => {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PathsContext value={paths}>
        <BrowserRouter>
          <Screen />
        </BrowserRouter>
        <Announcer />
        <LazyToaster />
      </PathsContext>
    </QueryClientProvider>
  );
};

/** What looks after the installed app: loaded after the page, so that the first chunk stays small (docs/proof.md P9). */
const loadInstallation = () => import('./shell/installation.tsx');

/** `children` take the place of the page: what is sent of one may be less than it (prerender/main.tsx). */
export const Screen = ({ children }: { children?: ReactNode }) => {
  const { key } = useLocation();
  const installation = useDeferredModule(loadInstallation, platform.kind === 'desktop');
  return (
    <div className={styles.app}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header>{platform.kind === 'desktop' && installation && <installation.DesktopNav />}</Header>
      <OfflineIndicator />
      <main id="main" tabIndex={-1} className={styles.main}>
        <JournalSync />
        <ErrorBoundary resetKey={key}>
          <DocumentGuard>
            <Suspense fallback={<SentPage />}>
              {children ?? (
                <Routes>
                  {pageRoutes.map(({ path, Page, served }) => (
                    <Route
                      key={path}
                      path={path}
                      element={served && !platform.hasServer ? <NeedsServer /> : <Page />}
                    />
                  ))}
                  <Route path="*" element={<OtherPages />} />
                </Routes>
              )}
              <RouteEffects />
            </Suspense>
          </DocumentGuard>
        </ErrorBoundary>
      </main>
      <Footer />
      <BottomNav entries={navEntries} />
      {installation && <installation.Installation />}
    </div>
  );
};
