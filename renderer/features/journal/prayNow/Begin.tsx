import { useEffect, useState } from 'react';
import { wholeJournal } from '../../../../core/journal/journalIndex.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { canReadAloud } from '../../../ui/controls/readAloud.ts';
import { Choice } from '../../../ui/forms/Choice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { capital } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { Pills } from '../Pills.tsx';
import { Select, type Option } from '../Select.tsx';
import { MINUTES, readChoices, type Choices } from './choices.ts';
import { StepHeading } from './StepHeading.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './prayNow.module.css';

/** How somebody wants to pray today: as they did the last time, unless they choose otherwise. */
export const Begin = ({ onBegin }: { onBegin(choices: Choices): void }) => {
  const { categories, kept } = useKept();
  const [changed, setChanged] = useState<Partial<Choices>>({});
  if (!categories) return null;
  const choices = { ...readChoices(kept, categories), ...changed };
  const set = (part: Partial<Choices>) => setChanged({ ...changed, ...part });

  return (
    <Form className={styles.begin} onSend={() => onBegin(choices)}>
      <div className={layout.stack3}>
        <StepHeading>Pray now</StepHeading>
        <p className={layout.soft}>One prayer at a time, those that have waited longest first. Nothing is counted.</p>
      </div>
      <Pills
        legend="Which prayers"
        value={choices.which}
        options={[
          ['few', 'A few'],
          ['all', 'All that are open'],
          ...(categories.length > 1 ? [['category', 'One category'] satisfies Option] : []),
        ]}
        onChange={(which) => set({ which: which as Choices['which'] })}
      />
      {choices.which === 'category' && (
        <Select
          label="Category"
          value={choices.category}
          options={categories.map((name): Option => [name, capital(name)])}
          onChange={(category) => set({ category })}
        />
      )}
      <Pills
        legend="Timer"
        value={String(choices.minutes)}
        options={MINUTES.map((minutes): Option => [String(minutes), minutes === 0 ? 'None' : `${minutes} min`])}
        onChange={(minutes) => set({ minutes: Number(minutes) })}
      />
      <div className={styles.more}>
        <Choice
          label="Breathing circle"
          hint="Slowly in, and slower out."
          checked={choices.breathing}
          onChange={(event) => set({ breathing: event.target.checked })}
        />
        {canReadAloud && (
          <Choice
            label="Read aloud"
            hint="Your device reads each prayer to you."
            checked={choices.aloud}
            onChange={(event) => set({ aloud: event.target.checked })}
          />
        )}
      </div>
      <footer className={styles.footer}>
        <Button type="submit" kind="primary" className={styles.large}>
          Begin
        </Button>
      </footer>
    </Form>
  );
};

/** What was chosen the last time, and the categories there are; each read once it is known. */
const useKept = () => {
  const { owner, journal } = useOwnJournal();
  const [kept, setKept] = useState<unknown>(null);
  const [categories, setCategories] = useState<readonly string[] | null>(null);

  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const choices = await journal.readLocal(owner, 'prayNow').catch(() => null);
      const page = await journal
        .page(owner, { ...wholeJournal, limit: 0, today: localDay(new Date()) })
        .catch(() => ({ categories: [] }));
      if (!mounted) return;
      setKept(choices);
      setCategories(page.categories);
    };
    void read();
    // The desktop app knows the categories of a long journal only when it has read all of it.
    const off = journal.subscribe((whose) => {
      if (whose === owner) void read();
    });
    return () => {
      mounted = false;
      off();
    };
  }, [owner, journal]);

  return { categories, kept };
};
