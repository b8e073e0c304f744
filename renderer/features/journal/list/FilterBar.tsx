import { isFiltered, noFilter, type JournalFilter } from '../../../../core/journal/filter.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select, type Option } from '../Select.tsx';
import { capital } from '../labels.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

interface FilterBarProps {
  filter: JournalFilter;
  categories: readonly string[];
  tags: readonly string[];
  found: number;
  onChange(filter: JournalFilter): void;
}

export const FilterBar = ({ filter, categories, tags, found, onChange }: FilterBarProps) => (
  <search className={classes(layout.row, styles.filter)}>
    <Field
      label="Search your prayers"
      type="search"
      autoComplete="off"
      className={styles.words}
      value={filter.words}
      onChange={(event) => onChange({ ...filter, words: event.target.value })}
    />
    <Select
      label="Show"
      value={filter.which}
      options={[
        ['all', 'All prayers'],
        ['open', 'Still praying'],
        ['answered', 'Answered'],
      ]}
      onChange={(which) => onChange({ ...filter, which: which as JournalFilter['which'] })}
    />
    {categories.length > 1 && (
      <Select
        label="Category"
        value={filter.category}
        options={[['', 'All'], ...categories.map((name): Option => [name, capital(name)])]}
        onChange={(category) => onChange({ ...filter, category })}
      />
    )}
    {tags.length > 0 && (
      <Select
        label="Tag"
        value={filter.tag}
        options={[['', 'All'], ...tags.map((name): Option => [name, name])]}
        onChange={(tag) => onChange({ ...filter, tag })}
      />
    )}
    {isFiltered(filter) && (
      <p className={classes(layout.row, styles.found)}>
        <span role="status">{found === 1 ? '1 prayer' : `${found} prayers`}</span>
        <Button kind="quiet" onClick={() => onChange(noFilter)}>
          Show all
        </Button>
      </p>
    )}
  </search>
);
