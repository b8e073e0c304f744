import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../controls/Button.tsx';
import { Link } from '../controls/Link.tsx';
import { classes } from '../classes.ts';
import layout from './layout.module.css';

/** The quiet way back, above a page. */
export const BackHome = () => (
  <Link to="/" className={classes(buttonClass('quiet'), layout.back)}>
    <ArrowLeft size={18} aria-hidden />
    Back to home
  </Link>
);
