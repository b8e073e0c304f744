import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importJournal } from '../../../platform/journal/importJournal.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveAsJson, saveAsMarkdown } from './saveCopy.ts';
import { useOwnJournal } from '../ownJournal.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Taking the journal along, and taking it in again. All of it works without a network. */
export const ImportExport = ({ isEmpty, onClose }: { isEmpty: boolean; onClose(): void }) => {
  const { owner, journal } = useOwnJournal();
  const [message, setMessage] = useState<{ text: string; bad: boolean } | null>(null);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const written = async () => (await journal.entries(owner)).map(({ prayer }) => prayer);
  const failed = () => setMessage({ text: 'The journal could not be read. Please try again.', bad: true });

  const save = async (form: 'json' | 'md') => {
    if (form === 'md') return saveAsMarkdown(await written());
    setBusy(true);
    try {
      const text = await saveAsJson(journal, owner);
      setMessage(text === null ? null : { text, bad: true });
    } finally {
      setBusy(false);
    }
  };

  const read = async (chosen: File) => {
    setBusy(true);
    const text = await chosen.text().catch(() => '');
    setMessage(await importJournal(owner, journal, text));
    setBusy(false);
  };

  return (
    <Modal title="Copies of your journal" onClose={() => !busy && onClose()}>
      <p>A copy can be read by whoever opens the file. Keep it where only you can.</p>
      {message && (
        <Notice tone={message.bad ? 'bad' : 'plain'} role={message.bad ? 'alert' : 'status'}>
          {message.text}
        </Notice>
      )}
      <div className={layout.stack4}>
        <Button onClick={() => void save('json').catch(failed)} disabled={isEmpty || busy}>
          Save everything (JSON, can be read back)
        </Button>
        <Button onClick={() => void save('md').catch(failed)} disabled={isEmpty}>
          Save as text (Markdown)
        </Button>
        <Button onClick={() => void navigate('/journal/booklet')} disabled={isEmpty}>
          Print, or save as a PDF
        </Button>
        <Button onClick={() => file.current?.click()} disabled={busy}>
          {busy ? 'Reading...' : 'Read a saved journal back'}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".lampstand,.json,application/json,application/octet-stream"
          aria-label="A saved journal"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // So that the same file can be chosen again.
            event.target.value = '';
            if (chosen) void read(chosen);
          }}
        />
      </div>
      <ModalActions>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          Close
        </Button>
      </ModalActions>
    </Modal>
  );
};
