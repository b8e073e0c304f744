import type { ReactNode } from 'react';
import brand from '../../content/generated/brand.json';
import { Button } from '../ui/controls/Button.tsx';
import { putOffUpdate, takeUpdate } from './register.ts';
import styles from './UpdatePrompt.module.css';

/** A new build is here. Taken at once, or with the next visit. */
export const UpdatePrompt = (): ReactNode => (
  <aside className={styles.prompt} role="status" aria-label="Update">
    <p>A new version of {brand.name} is ready.</p>
    <span>
      <Button kind="quiet" onClick={putOffUpdate}>
        Later
      </Button>
      <Button kind="primary" onClick={takeUpdate}>
        Update now
      </Button>
    </span>
  </aside>
);
