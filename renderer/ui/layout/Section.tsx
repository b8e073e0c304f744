import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card } from './Card.tsx';
import { classes } from '../classes.ts';
import layout from './layout.module.css';
import styles from './Section.module.css';

interface SectionProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string;
  /** Beside the title. */
  end?: ReactNode;
}

/** One card of a page that is made of parts: the profile, the settings. */
export const Section = ({ title, end, className, children, ...rest }: SectionProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classes(layout.stack4, styles.section, className)} {...rest}>
      <header className={layout.ends}>
        <h2 id={id}>{title}</h2>
        {end}
      </header>
      {children}
    </Card>
  );
};
