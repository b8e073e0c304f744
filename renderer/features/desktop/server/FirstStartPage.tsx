import { useEffect, useRef, useState } from 'react';
import { ArrowLeft, Church, NotebookPen } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useSite } from '../../site/index.ts';
import { ServerForm } from './ServerForm.tsx';
import { goWithoutServer } from './useServerChoice.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './firstStart.module.css';

/** The first start of the app: with a church's server, or without any. */
export const FirstStartPage = () => {
  const { name } = useSite();
  usePageHead(`Welcome · ${name}`);
  const [church, setChurch] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [church]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Illustration name="lamp" className={styles.lamp} />
        <h1 ref={heading} tabIndex={-1}>
          {church ? 'Where is your church’s server?' : `Welcome to ${name}`}
        </h1>
        <p>
          {church
            ? 'Whoever looks after it can tell you its address, or give you a code or a small file.'
            : 'How would you like to use it?'}
        </p>
      </header>
      {church ? <WithChurch onBack={() => setChurch(false)} /> : <Ways onChurch={() => setChurch(true)} />}
      <p className={styles.later}>You can change this at any time in Settings. No prayer is lost by it.</p>
    </div>
  );
};

const Ways = ({ onChurch }: { onChurch(): void }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const goAlone = async () => {
    setBusy(true);
    setProblem(null);
    const found = await goWithoutServer();
    setProblem(found);
    setBusy(found === null);
  };
  return (
    <>
      <div className={styles.ways}>
        <button type="button" className={styles.way} disabled={busy} onClick={() => void goAlone()}>
          <NotebookPen size={28} strokeWidth={1.5} aria-hidden />
          <strong>Just for me, on this computer</strong>
          <span>
            A word, a verse and a prayer for what is on your heart, and a journal that stays here. No account, and
            nothing is sent.
          </span>
        </button>
        <button type="button" className={styles.way} disabled={busy} onClick={onChurch}>
          <Church size={28} strokeWidth={1.5} aria-hidden />
          <strong>With my church’s server</strong>
          <span>
            Your prayers are also kept in your account there, and you find your church in SoulFeed and Circles.
          </span>
        </button>
      </div>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
};

const WithChurch = ({ onBack }: { onBack(): void }) => (
  <Card className={layout.stack4}>
    <ServerForm address="" submit="Use this server" />
    <Button kind="quiet" className={layout.back} onClick={onBack}>
      <ArrowLeft size={18} aria-hidden /> Back
    </Button>
  </Card>
);
