import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: string | undefined;
  tone?: 'plain' | 'bad';
  children: ReactNode;
}

/** Says something where the person is. What went wrong is read aloud at once. */
export const Notice = ({ title, tone = 'plain', className, children, ...rest }: NoticeProps) => (
  <div
    role={tone === 'bad' ? 'alert' : undefined}
    className={classes(styles.notice, tone === 'bad' && styles.bad, className)}
    {...rest}
  >
    {title && <strong>{title}</strong>}
    <div>{children}</div>
  </div>
);
