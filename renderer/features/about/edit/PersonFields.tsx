import { aboutLimits as limits } from '../../../../core/rules/about.ts';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { personOf, type PersonNumber } from '../people.ts';
import { contentOfDraft, type Draft } from './draft.ts';
import styles from './edit.module.css';

interface PersonFieldsProps {
  number: PersonNumber;
  draft: Draft;
  fieldError(name: string): string | undefined;
  onChange(change: Partial<Draft>): void;
}

/** One of the two people of the page. */
export const PersonFields = ({ number, draft, fieldError, onChange }: PersonFieldsProps) => {
  const person = personOf(contentOfDraft(draft), number);
  const prefix = `person${number}` as const;
  return (
    <fieldset className={styles.group}>
      <legend>{number === 1 ? 'First person' : 'Second person'}</legend>
      <p className={layout.hint}>Shown as soon as there is a name. Please ask before you name somebody.</p>
      <div className={layout.pair}>
        <Field
          label="Name"
          name={`${prefix}Name`}
          autoComplete="off"
          maxLength={limits.name}
          value={person.name}
          error={fieldError(`${prefix}Name`)}
          onChange={({ target }) => onChange({ [`${prefix}Name`]: target.value })}
        />
        <Field
          label="Title"
          name={`${prefix}Title`}
          autoComplete="off"
          maxLength={limits.title}
          value={person.title}
          hint="What they do, such as “Pastor”."
          error={fieldError(`${prefix}Title`)}
          onChange={({ target }) => onChange({ [`${prefix}Title`]: target.value })}
        />
      </div>
      <TextField
        label="About them"
        name={`${prefix}Bio`}
        limit={limits.bio}
        countFrom={1500}
        value={person.bio}
        error={fieldError(`${prefix}Bio`)}
        onChange={({ target }) => onChange({ [`${prefix}Bio`]: target.value })}
      />
      <div className={layout.pair}>
        <Field
          label="Email (optional)"
          name={`${prefix}Email`}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={person.email}
          hint="Everybody can read it."
          error={fieldError(`${prefix}Email`)}
          onChange={({ target }) => onChange({ [`${prefix}Email`]: target.value })}
        />
        <Field
          label="Website (optional)"
          name={`${prefix}Website`}
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.url}
          value={person.website}
          hint="Begins with https://."
          error={fieldError(`${prefix}Website`)}
          onChange={({ target }) => onChange({ [`${prefix}Website`]: target.value })}
        />
      </div>
    </fieldset>
  );
};
