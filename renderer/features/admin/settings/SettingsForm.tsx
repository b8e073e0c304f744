import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Settings } from '../../../../core/contract/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LeaveQuestion } from '../../leaving/index.ts';
import { Checklist } from './Checklist.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useLogo } from './look/Logo.tsx';
import { Look } from './look/Look.tsx';
import { Access, Contact, LegalTexts, Operator } from './sections.tsx';
import { LockedContext } from './useSetting.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import type { SettingsValues } from './values.ts';
import styles from './Settings.module.css';

/** All settings in one form with one button to save them. Dialogs stand outside it: they are forms of their own. */
export const SettingsForm = ({ first }: { first: Settings }) => {
  const state = useSettingsForm(first);
  const { form, settings, theirs } = state;
  const { isDirty } = form.formState;
  const logo = useLogo(state.takeOver);
  const [asks, setAsks] = useState<'discard' | 'removeLogo' | null>(null);
  const ref = useRef<HTMLFormElement>(null);

  // The bar goes with what was saved, and the focus would with it.
  const keepFocus = (end: 'saved' | 'not saved') => {
    if (end === 'saved') ref.current?.focus({ preventScroll: true });
  };
  const save = async () => keepFocus(await state.save());
  const saveOver = async (values: SettingsValues) => theirs && keepFocus(await state.saveOver(theirs, values));

  return (
    <FormProvider {...form}>
      <LockedContext value={settings.locked}>
        <Form
          ref={ref}
          aria-label="Settings"
          tabIndex={-1}
          noValidate
          className={layout.stack5}
          onSend={() => void (isDirty && !state.busy && save())}
        >
          <Checklist checklist={settings.checklist} onGo={(path) => form.setFocus(path)} />
          <Look logo={{ ...logo, settings, onRemove: () => setAsks('removeLogo') }} />
          <Contact />
          <Operator />
          <LegalTexts />
          <Access />
          {isDirty && <SaveBar busy={state.busy} problem={state.problem} onDiscard={() => setAsks('discard')} />}
        </Form>
      </LockedContext>
      <LeaveQuestion isUnsaved={isDirty} />
      {theirs && (
        <ConflictDialog
          key={theirs.revision}
          base={settings}
          mine={form.getValues()}
          theirs={theirs}
          onSave={(values) => void saveOver(values)}
          onClose={state.closeConflict}
        />
      )}
      {asks === 'removeLogo' && <RemoveLogo onConfirm={logo.remove} onClose={() => setAsks(null)} />}
      {asks === 'discard' && <Discard onDiscard={state.discard} onClose={() => setAsks(null)} />}
    </FormProvider>
  );
};

interface SaveBarProps {
  busy: boolean;
  problem: string | null;
  onDiscard(): void;
}

const SaveBar = ({ busy, problem, onDiscard }: SaveBarProps) => (
  <div className={styles.bar}>
    {problem && <Notice tone="bad">{problem}</Notice>}
    <div className={classes(layout.ends)}>
      <span>You have changes that are not saved.</span>
      <span className={layout.row}>
        <Button kind="quiet" disabled={busy} onClick={onDiscard}>
          Discard
        </Button>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Save settings'}
        </Button>
      </span>
    </div>
  </div>
);

const RemoveLogo = (props: { onConfirm(): Promise<string | null>; onClose(): void }) => (
  <ConfirmModal title="Remove the logo?" confirm="Remove" confirming="Removing..." {...props}>
    <p>The built-in mark stands in its place at once. You can upload the logo again.</p>
  </ConfirmModal>
);

const Discard = ({ onDiscard, onClose }: { onDiscard(): void; onClose(): void }) => (
  <ConfirmModal
    title="Discard your changes?"
    confirm="Discard"
    confirming="Discarding..."
    onConfirm={async () => {
      onDiscard();
      return null;
    }}
    onClose={onClose}
  >
    <p>The form goes back to what is saved.</p>
  </ConfirmModal>
);
