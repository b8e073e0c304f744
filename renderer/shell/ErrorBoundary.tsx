import { Component, type ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { Illustration } from '../ui/illustrations/Illustration.tsx';
import { classes } from '../ui/classes.ts';
import layout from '../ui/layout/layout.module.css';
import styles from './MessagePage.module.css';

interface Props {
  /** When this changes the page is tried again: the location's key. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps header and footer standing when a page breaks. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes(layout.message, styles.page)} role="alert">
        <Illustration name="error" />
        <h1>This page could not be shown</h1>
        <p>Something went wrong on our side. Loading it again often helps.</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </div>
    );
  }
}
