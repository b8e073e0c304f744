import { useId, useState } from 'react';
import { routes } from '../../../../../core/contract/routes.ts';
import type { Settings } from '../../../../../core/contract/settings.ts';
import { call } from '../../../../api/client.ts';
import { request } from '../../../../api/request.ts';
import { sentenceOf } from '../../../../api/sentences.ts';
import { classes } from '../../../../ui/classes.ts';
import { Button, buttonClass } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../Settings.module.css';

/** A picture on a slow line, in milliseconds. */
const UPLOAD_TIMEOUT = 90_000;
const MAX_BYTES = 2_000_000;
const types = ['image/png', 'image/jpeg', 'image/webp'];

export interface LogoProps extends ReturnType<typeof useLogo> {
  settings: Pick<Settings, 'logo'>;
  onRemove(): void;
}

/** Uploads and removes the logo, which is saved apart from the form. */
export const useLogo = (onChanged: (settings: Settings) => void) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const fail = (title: string, because: string) => {
    setProblem(`${title}. ${because}`);
    toast(title, { description: because, tone: 'bad' });
  };

  const upload = async (file: File) => {
    setProblem(null);
    const wrong = problemWith(file);
    if (wrong) return fail('The logo was not saved', wrong);
    setBusy(true);
    try {
      const { data } = await request('PUT', routes.saveLogo.path, { body: file, timeout: UPLOAD_TIMEOUT });
      onChanged(data as Settings);
      toast('Logo saved');
    } catch (error) {
      fail('The logo was not saved', sentenceOf(error, 'Please choose another picture.'));
    } finally {
      setBusy(false);
    }
  };

  /** For a dialog: a sentence where it failed. */
  const remove = async (): Promise<string | null> => {
    setProblem(null);
    try {
      await call('deleteLogo', {});
      onChanged(await call('settings', {}));
      toast('Logo removed');
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  };

  return { busy, problem, upload, remove };
};

const problemWith = ({ type, size }: File): string | null => {
  if (!types.includes(type)) return 'Please choose a PNG, JPEG or WebP.';
  return size > MAX_BYTES ? 'Please choose a picture of at most 2 MB.' : null;
};

/** The logo as it is, with what replaces or removes it. */
export const Logo = ({ settings: { logo }, busy, problem, upload, onRemove }: LogoProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={layout.stack2}>
      <span id={id} className={styles.label}>
        Logo
      </span>
      <div className={classes(layout.row, styles.logo)}>
        {logo ? <img src={logo} alt="The logo as it is now" /> : <span className={layout.soft}>No logo yet.</span>}
        <label className={classes(buttonClass(), styles.file)} aria-disabled={busy}>
          {busy ? 'Saving...' : logo ? 'Choose another' : 'Choose a picture'}
          <input
            type="file"
            accept={types.join(',')}
            disabled={busy}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again.
              target.value = '';
              if (file) void upload(file);
            }}
          />
        </label>
        {logo && (
          <Button disabled={busy} onClick={onRemove}>
            Remove logo
          </Button>
        )}
      </div>
      <span id={`${id}-hint`} className={layout.hint}>
        PNG, JPEG or WebP, at most 2 MB. It is saved at once.
      </span>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
};
