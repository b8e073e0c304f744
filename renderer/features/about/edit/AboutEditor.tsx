import { useState } from 'react';
import type { About } from '../../../../core/contract/about.ts';
import { aboutLimits as limits } from '../../../../core/rules/about.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { leave, LeaveQuestion } from '../../leaving/index.ts';
import { personNumbers } from '../people.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { contentOfDraft } from './draft.ts';
import { PersonFields } from './PersonFields.tsx';
import { ResourceFields } from './ResourceFields.tsx';
import { useEditing, type Editing } from './useEditing.ts';
import { Versions } from './Versions.tsx';
import styles from './edit.module.css';

interface AboutEditorProps {
  about: About;
  onDone(): void;
}

/** The About page as a form, for admins. What was typed stays until it is saved or given up. */
export const AboutEditor = ({ about, onDone }: AboutEditorProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Edit the About page', true);
  const editing = useEditing(about, onDone);
  const { draft, base, conflict, isUnsaved, load } = editing;
  const [seesVersions, setSeesVersions] = useState(false);

  // The choice goes with its buttons, and the focus would with them.
  const backToForm = (go: () => void) => {
    go();
    heading.current?.focus();
  };

  return (
    <div className={layout.page}>
      <LeaveQuestion isUnsaved={isUnsaved} />
      <header className={layout.ends}>
        <h1 ref={heading} tabIndex={-1}>
          Edit the About page
        </h1>
        <Button onClick={() => setSeesVersions(true)}>Earlier versions</Button>
      </header>
      {seesVersions && <Versions isUnsaved={isUnsaved} onLoad={load} onClose={() => setSeesVersions(false)} />}
      {conflict ? (
        <ConflictChoice
          base={base}
          mine={contentOfDraft(draft)}
          theirs={conflict}
          onChosen={(content) => backToForm(() => editing.settle(content))}
          onClose={() => backToForm(editing.leaveConflict)}
        />
      ) : (
        <EditForm editing={editing} onCancel={() => leave(onDone)} />
      )}
    </div>
  );
};

const EditForm = ({ editing, onCancel }: { editing: Editing; onCancel(): void }) => {
  const { busy, problem, onSubmit, fieldError, draft, change, told, reason } = editing;
  return (
    <Card>
      <form className={layout.stack5} onSubmit={(event) => void onSubmit(event)} noValidate>
        {told && <Notice role="status">{told}</Notice>}
        <TextField
          label="Mission"
          name="mission"
          limit={limits.mission}
          countFrom={1500}
          hint="In a sentence or two: what this place is for."
          value={draft.mission}
          error={fieldError('mission')}
          onChange={({ target }) => change({ mission: target.value })}
        />
        {personNumbers.map((number) => (
          <PersonFields key={number} number={number} draft={draft} fieldError={fieldError} onChange={change} />
        ))}
        <TextField
          label="Our Story"
          name="ourStory"
          className={styles.story}
          limit={limits.story}
          countFrom={8000}
          hint="A blank line begins a new paragraph."
          value={draft.ourStory}
          error={fieldError('ourStory')}
          onChange={({ target }) => change({ ourStory: target.value })}
        />
        <ResourceFields
          resources={draft.resources}
          fieldError={fieldError}
          onChange={(resources) => change({ resources })}
        />
        <FormProblem problem={problem && { ...problem, message: `${problem.message} ${reason}`.trim() }} />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Save changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
};
