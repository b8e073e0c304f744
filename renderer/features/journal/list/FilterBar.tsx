import { CalendarDays, ListFilter, X } from 'lucide-react';
import { useId, useState } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import { isFiltered, noFilter, type JournalFilter } from '../../../../core/journal/filter.ts';
import type { JournalPage } from '../../../../core/journal/journalIndex.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select, type Option } from '../Select.tsx';
import { capital, periodLabel } from '../labels.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './filter.module.css';

interface FilterBarProps {
  filter: JournalFilter;
  page: JournalPage;
  /** That the calendar shows; empty while it is shut. */
  month: string;
  onChange(filter: JournalFilter): void;
  onMonth(month: string): void;
}

/** So few need no search. */
const FEW = 3;

/** The search, and behind a button each what else narrows the list; below, what it is narrowed to. */
export const FilterBar = ({ filter, page, month, onChange, onMonth }: FilterBarProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (page.total <= FEW && !isFiltered(filter)) return null;
  const toggleCalendar = () => onMonth(month ? '' : filter.period.slice(0, 7) || localDay(new Date()).slice(0, 7));
  return (
    <search className={layout.stack3}>
      <div className={styles.line}>
        <Field
          label="Search your prayers"
          placeholder="Search"
          type="search"
          autoComplete="off"
          className={styles.words}
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
        <Button className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ListFilter size={18} aria-hidden /> Filter
        </Button>
        <Button
          className={styles.icon}
          aria-label="Calendar"
          title="Calendar"
          aria-expanded={month !== ''}
          onClick={toggleCalendar}
        >
          <CalendarDays size={18} aria-hidden />
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.choices}>
        <Choices filter={filter} page={page} onChange={onChange} />
      </div>
      {isFiltered(filter) && <WhatIsSet filter={filter} found={page.found} onChange={onChange} />}
    </search>
  );
};

const shownOptions: readonly Option[] = [
  ['all', 'All prayers'],
  ['open', 'Still praying'],
  ['answered', 'Answered'],
];

const optionsOf = (names: readonly string[], label = (name: string) => name): Option[] => [
  ['', 'All'],
  ...names.map((name): Option => [name, label(name)]),
];

const Choices = ({ filter, page, onChange }: Pick<FilterBarProps, 'filter' | 'page' | 'onChange'>) => (
  <>
    <Select
      label="Show"
      value={filter.which}
      options={shownOptions}
      onChange={(which) => onChange({ ...filter, which: which as JournalFilter['which'] })}
    />
    {page.categories.length > 1 && (
      <Select
        label="Category"
        value={filter.category}
        options={optionsOf(page.categories, capital)}
        onChange={(category) => onChange({ ...filter, category })}
      />
    )}
    {page.tags.length > 0 && (
      <Select
        label="Tag"
        value={filter.tag}
        options={optionsOf(page.tags)}
        onChange={(tag) => onChange({ ...filter, tag })}
      />
    )}
  </>
);

interface Part {
  label: string;
  /** What takes it away. */
  without: Partial<JournalFilter>;
}

/** What a filter is made of, without the words, which stand in their field. */
const partsOf = ({ which, category, tag, period }: JournalFilter): Part[] => {
  const parts: Part[] = [];
  if (period) parts.push({ label: periodLabel(period), without: { period: '' } });
  if (which !== 'all') parts.push({ label: new Map(shownOptions).get(which) ?? '', without: { which: 'all' } });
  if (category) parts.push({ label: capital(category), without: { category: '' } });
  if (tag) parts.push({ label: tag, without: { tag: '' } });
  return parts;
};

interface WhatIsSetProps extends Pick<FilterBarProps, 'filter' | 'onChange'> {
  found: number;
}

const WhatIsSet = ({ filter, found, onChange }: WhatIsSetProps) => (
  <div className={styles.set}>
    {partsOf(filter).map(({ label, without }) => (
      <Chip key={label} aria-label={`Remove: ${label}`} onClick={() => onChange({ ...filter, ...without })}>
        {label} <X size={14} aria-hidden />
      </Chip>
    ))}
    <p className={styles.found}>
      <span role="status">{found === 1 ? '1 prayer' : `${found} prayers`}</span>
      <Button kind="quiet" onClick={() => onChange(noFilter)}>
        Show all
      </Button>
    </p>
  </div>
);
