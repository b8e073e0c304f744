// First, so that what screens say of themselves comes after and wins.
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/layout/layout.module.css';
import './kiosk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/queryClient.ts';
import { KioskApp } from '../features/kiosk/KioskApp.tsx';
import { startSite } from '../features/site/index.ts';
import { SiteSync } from '../features/site/SiteSync.tsx';
import { Announcer } from '../ui/feedback/Announcer.tsx';
import { fontsOrWait } from '../ui/fonts.ts';

startSite();
// Nothing here is for paper, and a print dialog would stand above everything.
window.print = () => undefined;
// Nothing is picked up, dropped, copied, pasted, or held for a menu.
for (const name of ['contextmenu', 'dragstart', 'drop', 'copy', 'cut', 'paste'])
  document.addEventListener(name, (event) => event.preventDefault());

/** How often a kiosk asks for the site's name and look, in milliseconds. */
const MINUTE = 60_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void fontsOrWait().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <SiteSync every={MINUTE} />
        <KioskApp />
        <Announcer />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
