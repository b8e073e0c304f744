import { nativeTheme } from 'electron';
import { site } from '../site/site.ts';

/** Paper in the system's light or dark, so that the window never flashes white before the page is there. */
export const backgroundColour = (): string => site().colours[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'].paper;
