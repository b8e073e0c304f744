import { nativeTheme } from 'electron';
import brand from '../../../content/brand.json' with { type: 'json' };

/** Paper in the system's light or dark, so that the window never flashes white before the page is there. */
export const backgroundColour = (): string => brand.colours[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'].paper;
