import { useRef, useState, type DragEvent } from 'react';
import { FileInput } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { readAddress } from './readAddress.ts';
import { useServerChoice } from './useServerChoice.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './server.module.css';

const NOTHING_FOUND =
  'There is no server’s address in this file. Please choose the file that your church gave you, or a clear picture of the whole code.';

interface ServerFormProps {
  /** Stands in the field at first. */
  address: string;
  submit: string;
}

/** Where the church's server is: typed, or read out of a picture of its code or out of a file. */
export const ServerForm = ({ address: known, submit }: ServerFormProps) => {
  const { busy, problem, setProblem, attempt } = useServerChoice();
  const [address, setAddress] = useState(known);
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const send = async (wanted: string) => {
    if (busy || (await attempt(wanted))) return;
    field.current?.focus();
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen || busy) return;
    const found = await readAddress(chosen).catch(() => null);
    if (found === null) return setProblem(NOTHING_FOUND);
    setAddress(found);
    await send(found);
  };

  return (
    <form
      className={layout.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(address);
      }}
    >
      <Field
        ref={field}
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://prayer.yourchurch.org"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        maxLength={300}
        error={problem ?? undefined}
      />
      <Button kind="primary" type="submit" className={layout.start} disabled={busy}>
        {busy ? 'Trying...' : submit}
      </Button>
      <div
        className={classes(styles.drop, over && styles.over)}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer.files[0]);
        }}
      >
        <p className={layout.hint}>Did your church give you a code or a file? Drop it here, or choose it.</p>
        <Button onClick={() => file.current?.click()} disabled={busy}>
          <FileInput size={18} aria-hidden />
          Choose a picture of the code, or the file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".lampstand-server,.json,image/*"
          aria-label="A picture of the code, or the file with the address"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Read before it is let go of, so that the same file can be chosen again.
            void read(chosen);
            target.value = '';
          }}
        />
      </div>
    </form>
  );
};
