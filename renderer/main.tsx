// First, so that what screens say of themselves comes after and wins.
import './ui/tokens.css';
import './ui/base.css';
import './ui/layout/layout.module.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { pageRoutes } from './routes.tsx';
import './platform/historyGuard.ts';
import { takePaymentReturn } from './platform/paymentReturn.ts';
import { takeOver } from './platform/sentPage.tsx';
import { keepTyped } from './features/historyEntries/index.ts';
import { startSite } from './features/site/index.ts';
import { fontsOrWait } from './ui/fonts.ts';

takePaymentReturn();
startSite();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const draw = () =>
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

/** Milliseconds after which the bars at top and bottom are drawn without the page between them. */
const PATIENCE = 2000;

// The page of this address first: drawn without it, it would stand a third of a second later (platform/lazyPart.tsx).
const page = pageRoutes.find(({ path }) => matchPath(path, window.location.pathname))?.Page;
const loaded = page && 'preload' in page ? page.preload() : null;
// A page as sent has asked for its fonts already: asking again would change the letters of what is being read.
const fonts = root.hasAttribute('data-sent') ? null : fontsOrWait();
void Promise.all([fonts, Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))])]).then(() =>
  takeOver(root, keepTyped, draw),
);
