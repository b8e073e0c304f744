import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { dismissUpdate, applyUpdate } from './register.ts';
import { classes } from '../ui/classes.ts';
import { useSite } from '../features/site/index.ts';
import layout from '../ui/layout/layout.module.css';
import styles from './UpdatePrompt.module.css';

/** A new build is here. Taken at once, or with the next visit. */
export const UpdatePrompt = (): ReactNode => {
  const { name } = useSite();
  return (
    <aside className={classes(layout.ends, styles.prompt)} role="status" aria-label="Update">
      <p>A new version of {name} is ready.</p>
      <span className={layout.row}>
        <Button kind="quiet" onClick={dismissUpdate}>
          Later
        </Button>
        <Button kind="primary" onClick={applyUpdate}>
          Update now
        </Button>
      </span>
    </aside>
  );
};
