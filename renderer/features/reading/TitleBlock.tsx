import type { ReactNode, Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './reading.module.css';

interface TitleBlockProps {
  /** 1 where it is the page's own heading. */
  level: 1 | 2;
  id?: string;
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  /** One plain sentence on why this is shown. */
  because?: string | undefined;
  children?: ReactNode;
}

/** The title of what is read and one line of why: small, so that the passage is the largest text on the screen. */
export const TitleBlock = ({ level, id, title, heading, because, children }: TitleBlockProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={classes(layout.stack2, styles.head)}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {because && <p className={styles.because}>{because}</p>}
      {children}
    </header>
  );
};
