import { useState } from 'react';
import { FileDown, Printer } from 'lucide-react';
import { platform } from '../../../platform/current.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { classes } from '../../../ui/classes.ts';
import { Pills } from '../Pills.tsx';
import { Select } from '../Select.tsx';
import { papers, type Paper } from './papers.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './booklet.module.css';

interface BookletSettingsProps {
  years: string[];
  /** Empty for all of them. */
  year: string;
  onYear(year: string): void;
  paper: Paper;
  onPaper(paper: Paper): void;
}

const isPaper = (key: string): key is Paper => key in papers;

/** What is in it, on which paper, and the ways to have it. A browser's print dialog saves a PDF too. */
export const BookletSettings = ({ years, year, onYear, paper, onPaper }: BookletSettingsProps) => (
  <div className={classes(layout.page, styles.screen)}>
    <div className={styles.choices}>
      <Select
        label="Prayers of"
        value={year}
        options={[...years.map((each): [string, string] => [each, each]), ['', 'All years']]}
        onChange={onYear}
      />
      <Pills
        legend="Paper"
        value={paper}
        options={Object.entries(papers).map(([key, { label }]): [string, string] => [key, label])}
        onChange={(key) => isPaper(key) && onPaper(key)}
      />
    </div>
    <div className={layout.row}>
      <Button kind="primary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden /> Print
      </Button>
      {platform.kind === 'desktop' && <SavePdf />}
    </div>
  </div>
);

const SavePdf = () => {
  const [state, setState] = useState<'busy' | 'saved' | 'failed' | null>(null);
  const save = async () => {
    setState('busy');
    const end = await bridge()
      .app.savePdf()
      .catch(() => 'failed' as const);
    setState(end === 'cancelled' ? null : end);
  };
  return (
    <>
      <Button disabled={state === 'busy'} onClick={() => void save()}>
        <FileDown size={18} aria-hidden /> {state === 'busy' ? 'Saving...' : 'Save as PDF'}
      </Button>
      {state === 'saved' && <Notice role="status">The booklet was saved.</Notice>}
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          The PDF was not saved. There may be no room, or no right to write there.
        </Notice>
      )}
    </>
  );
};
