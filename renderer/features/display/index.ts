export { DisplayButton } from './DisplayButton.tsx';
export { DisplaySettings } from './DisplaySettings.tsx';
