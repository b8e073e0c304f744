import { Menu, nativeImage, Tray } from 'electron';
import { onSiteChange, site } from '../site/site.ts';

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
  let state: string | null = null;
  const draw = () => {
    const { name } = site();
    tray.setToolTip(state ? `${name}: ${state}` : name);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        ...(state ? [{ label: state, enabled: false }, { type: 'separator' } as const] : []),
        { label: `Open ${name}`, click: actions.open },
        { label: 'New prayer', click: actions.newPrayer },
        { type: 'separator' },
        { label: 'Quit', click: actions.quit },
      ]),
    );
  };
  draw();
  onSiteChange(draw);
  return {
    /** Shows the journal's state in a word or two; null for nothing. */
    show(next: string | null) {
      state = next;
      draw();
    },
  };
};
