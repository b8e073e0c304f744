/** In the first load, with all they need: words of danger may come when nothing more can be loaded. */
export { CrisisView } from './CrisisView.tsx';
export { HelplineStrip } from './HelplineStrip.tsx';
export { HelplinesPage } from './HelplinesPage.tsx';
export { findForeignSigns, findSigns, preloadSigns } from './findSigns.ts';
export { TalkToSomeone } from './TalkToSomeone.tsx';
