import type { KioskPreferences, PrintProblem, Printer } from '../../../../core/bridge/kioskState.ts';
import type { Paper, PrintingState } from '../../../../core/rules/kiosk/kiosk.ts';
import { createPaperLimit } from './paperLimit.ts';
import type { PrintOutcome } from './printer.ts';

interface Parts {
  preferences(): Pick<KioskPreferences, 'printing' | 'printer' | 'paper'>;
  /** Those that the system has now. */
  printers(): Promise<Printer[]>;
  /** The page of this note; null where there is none. */
  pageOf(id: string, paper: Paper): Promise<string | null>;
  print(html: string, printer: string, paper: Paper): Promise<PrintOutcome>;
  now(): number;
  /** What is told of printing is other than before. */
  onChange(): void;
}

export type Printing = ReturnType<typeof createPrinting>;

/** How the chosen printer is: whether the system has it, and what it made of the last note. */
const watchPrinter = ({ preferences, printers, onChange }: Pick<Parts, 'preferences' | 'printers' | 'onChange'>) => {
  let known: readonly Printer[] | null = null;
  let last: { printer: string; outcome: PrintOutcome } | null = null;
  let told: PrintingState | null = null;

  const state = (): PrintingState => {
    const { printing, printer } = preferences();
    if (!printing) return 'off';
    if (printer === '') return 'unset';
    if (known && !known.some(({ name }) => name === printer)) return 'missing';
    return last?.printer === printer && last.outcome !== 'printed' ? last.outcome : 'ready';
  };
  const tellChange = () => {
    if (state() === told) return;
    told = state();
    onChange();
  };
  return {
    state,
    /** Looks anew which printers there are. */
    async look(): Promise<readonly Printer[]> {
      known = await printers();
      tellChange();
      return known;
    },
    remember(printer: string, outcome: PrintOutcome) {
      last = { printer, outcome };
      tellChange();
    },
  };
};

/** When a note may be printed, and what became of it. Knows no window. */
export const createPrinting = (parts: Parts) => {
  const { preferences, pageOf, print, now } = parts;
  const { state, look, remember } = watchPrinter(parts);
  const paper = createPaperLimit(now);
  let isBusy = false;

  const refusal = (): PrintProblem | null => {
    const wasTouched = paper.takeTouch();
    if (state() === 'off' || state() === 'unset' || !wasTouched) return 'off';
    if (isBusy) return 'busy';
    return paper.isUsedUp() ? 'limit' : null;
  };

  const printNote = async (id: string): Promise<PrintProblem | null> => {
    const chosen = preferences();
    await look();
    if (state() === 'missing') return 'missing';
    const html = await pageOf(id, chosen.paper);
    if (html === null) return 'failed';
    paper.use();
    const outcome = await print(html, chosen.printer, chosen.paper);
    remember(chosen.printer, outcome);
    return outcome === 'printed' ? null : outcome;
  };

  return {
    state,
    look,
    touched: paper.touch,
    /** Somebody else stands there. */
    reset: paper.reset,
    async note(id: string): Promise<PrintProblem | null> {
      const refused = refusal();
      if (refused) return refused;
      isBusy = true;
      try {
        return await printNote(id);
      } finally {
        isBusy = false;
      }
    },
  };
};
