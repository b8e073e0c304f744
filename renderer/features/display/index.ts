export { DisplayButton } from './DisplayButton.tsx';
export { DisplaySettings } from './DisplaySettings.tsx';
export { useDisplay } from './displayStore.ts';
