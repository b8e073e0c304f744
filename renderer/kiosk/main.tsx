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
import { Announcer } from '../ui/feedback/Announcer.tsx';
import { fontsOrWait } from '../ui/fonts.ts';

startSite();
// Nothing here is for paper, and a print dialog would stand above everything.
window.print = () => undefined;
// Nothing is picked up, dropped, copied, pasted, or held for a menu.
for (const name of ['contextmenu', 'dragstart', 'drop', 'copy', 'cut', 'paste'])
  document.addEventListener(name, (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void fontsOrWait().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <KioskApp />
        <Announcer />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
