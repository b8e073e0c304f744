import { Menu, nativeImage, Tray } from 'electron';
import brand from '../../../content/brand.json' with { type: 'json' };

export type TrayStatus = ReturnType<typeof openTray>;

/** Puts the app into the system's tray. Null where the system has none; then everything works from the window. */
export const openTray = (icon: string, actions: Record<'open' | 'newPrayer' | 'quit', () => void>) => {
  const image = nativeImage.createFromPath(icon).resize({ width: 22, height: 22 });
  if (image.isEmpty()) return null;
  let tray: Tray;
  try {
    tray = new Tray(image);
  } catch {
    return null;
  }
  tray.on('click', actions.open);
  /** Shows the journal's state in a word or two; null for nothing. */
  const show = (state: string | null) => {
    tray.setToolTip(state ? `${brand.name}: ${state}` : brand.name);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        ...(state ? [{ label: state, enabled: false }, { type: 'separator' } as const] : []),
        { label: `Open ${brand.name}`, click: actions.open },
        { label: 'New prayer', click: actions.newPrayer },
        { type: 'separator' },
        { label: 'Quit', click: actions.quit },
      ]),
    );
  };
  show(null);
  return { show };
};
