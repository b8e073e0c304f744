export { LimitPanel } from './LimitPanel.tsx';
export { WelcomeCard } from './WelcomeCard.tsx';
