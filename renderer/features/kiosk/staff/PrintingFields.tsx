import { useEffect, useState } from 'react';
import type { KioskPreferences, Printer } from '../../../../core/bridge/kioskState.ts';
import { paperNames } from '../../../../core/rules/kiosk/kioskWords.ts';
import { papers } from '../../../../core/rules/kiosk/kiosk.ts';
import { kiosk, valueOf } from '../bridge.ts';
import { Check, Select } from './fields.tsx';
import styles from '../kiosk.module.css';

interface PrintingFieldsProps {
  chosen: Pick<KioskPreferences, 'printing' | 'paper' | 'printer'>;
  onChange(change: Partial<KioskPreferences>): void;
}

const paperOptions = papers.map((paper) => [paper, paperNames[paper]] as const);

/** Whether notes can be printed, on which of this computer's printers, and on what. */
export const PrintingFields = ({ chosen: { printing, paper, printer }, onChange }: PrintingFieldsProps) => {
  const [printers, setPrinters] = useState<readonly Printer[] | null>(null);
  useEffect(() => {
    if (!printing) return;
    let mounted = true;
    void valueOf(kiosk.printers()).then((found) => mounted && setPrinters(found ?? []));
    return () => {
      mounted = false;
    };
  }, [printing]);
  return (
    <>
      <Check label="Let people print a note" checked={printing} onChange={(on) => onChange({ printing: on })} />
      {printing && (
        <>
          <div className={styles.pair}>
            <Select
              label="Printer"
              value={printer}
              options={printerOptions(printers, printer)}
              onChange={(name) => onChange({ printer: name })}
            />
            <Select label="Paper" value={paper} options={paperOptions} onChange={(next) => onChange({ paper: next })} />
          </div>
          {printers?.length === 0 && (
            <p className={styles.lead}>
              This computer has no printer. Add one in its system’s settings, then come back to this page.
            </p>
          )}
        </>
      )}
    </>
  );
};

/** The system's printers, and the one that was chosen though it may be gone. */
const printerOptions = (printers: readonly Printer[] | null, chosen: string): (readonly [string, string])[] => {
  const known = (printers ?? []).map(({ name, label }) => [name, label] as const);
  const isGone = chosen !== '' && !known.some(([name]) => name === chosen);
  const missing = [chosen, printers ? `${chosen} (not there)` : chosen] as const;
  return [['', 'Choose a printer'], ...known, ...(isGone ? [missing] : [])];
};
