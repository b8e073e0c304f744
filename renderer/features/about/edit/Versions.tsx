import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AboutContent, AboutVersion } from '../../../../core/contract/about.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { differences, labelOf, textOf, type AboutField } from './draft.ts';
import styles from './edit.module.css';

interface VersionsProps {
  /** Whether the form holds something that putting a version back would replace. */
  isUnsaved: boolean;
  onLoad(content: AboutContent, name: string): void;
  onClose(): void;
}

const FAILED = 'The earlier versions could not be loaded.';

/** The latest versions: who wrote them and when, each to be read and put back into the form. */
export const Versions = ({ isUnsaved, onLoad, onClose }: VersionsProps) => {
  const [open, setOpen] = useState<AboutVersion | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [routes.aboutHistory.path],
    queryFn: () => call('aboutHistory', {}),
    // Each opening asks again: other admins write too.
    gcTime: 0,
  });
  if (open)
    return (
      <Modal title={nameOf(open)} onClose={() => setOpen(null)}>
        <p className={layout.hint}>{writtenBy(open)}</p>
        <VersionText about={open.about} />
        {isUnsaved && <Notice>What you have typed in the form and not saved would be replaced by it.</Notice>}
        <ModalActions>
          <Button kind="quiet" onClick={() => setOpen(null)}>
            Back to the list
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              onLoad(open.about, nameOf(open));
              onClose();
            }}
          >
            Put this version back
          </Button>
        </ModalActions>
      </Modal>
    );
  return (
    <Modal title="Earlier versions" onClose={onClose}>
      {error && <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, FAILED)}</RetryNotice>}
      {!data && !error && <Loading lines={[100, 100, 100]} />}
      {data?.length === 0 && <p className={layout.soft}>Nobody has changed this page yet.</p>}
      {data && data.length > 0 && (
        <ol className={styles.versions} reversed>
          {data.map((version, index) => (
            <li key={version.revision}>
              <div>
                <strong>{nameOf(version)}</strong>
                {index === 0 && ' (now)'}
                <p className={layout.hint}>{writtenBy(version)}</p>
              </div>
              <Button aria-label={`View ${nameOf(version)}`} onClick={() => setOpen(version)}>
                View
              </Button>
            </li>
          ))}
        </ol>
      )}
      <ModalActions>
        <Button onClick={onClose}>Close</Button>
      </ModalActions>
    </Modal>
  );
};

const nameOf = ({ revision }: AboutVersion): string => `Version ${revision}`;

const writtenBy = ({ byName, updatedAt }: AboutVersion): string => {
  const when = updatedAt && new Date(updatedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return `${when ?? ''}, by ${byName ?? 'an account that is gone'}`;
};

const nothing: AboutContent = {
  mission: '',
  person1Name: '',
  person1Title: '',
  person1Bio: '',
  person1Email: '',
  person1Website: '',
  person2Name: '',
  person2Title: '',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: '',
  helpfulResources: [],
};

/** Every field that holds something. */
const VersionText = ({ about }: { about: AboutContent }) => {
  const written: AboutField[] = differences(about, nothing);
  return (
    <dl className={styles.version}>
      {written.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd className={styles.text}>{textOf(about, field)}</dd>
        </div>
      ))}
    </dl>
  );
};
