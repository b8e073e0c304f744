import { useEffect, useRef, useState } from 'react';
import type { Danger } from '../../../../core/crisis/danger.ts';
import { signsOf } from '../../../../core/crisis/signsOf.ts';
import { kioskLengths } from '../../../../core/rules/kiosk/kiosk.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { findSigns, preloadSigns } from '../../crisis/index.ts';
import { CrisisScreen } from './CrisisScreen.tsx';
import { kiosk, valueOf } from '../bridge.ts';
import { intoView } from '../parts/intoView.ts';
import { Keyboard } from '../parts/Keyboard.tsx';
import styles from '../kiosk.module.css';

const NOT_SENT = 'It was not sent. Please try again in a moment, or speak to somebody of the church here.';

type Step = 'writing' | 'sending' | 'sent' | { danger: Danger };

/** Asks the church's people for prayer, and says plainly who reads it. */
export const PrayScreen = ({ keyboard, onBack }: { keyboard: boolean; onBack(): void }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Ask for prayer');
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [step, setStep] = useState<Step>('writing');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(preloadSigns, []);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const send = async () => {
    setStep('sending');
    setProblem(null);
    try {
      await call('askForPrayer', { body: { text, name, contact } });
      setStep('sent');
    } catch (error) {
      const tooMany = error instanceof ApiError && error.code === 'too_many_requests';
      setProblem(tooMany ? sentenceOf(error, NOT_SENT) : NOT_SENT);
      setStep('writing');
    }
  };
  const submit = async () => {
    if (!text.trim() || step === 'sending') return;
    setStep('sending');
    const signs = await signsOf(text, findSigns);
    if (signs?.certain) setStep({ danger: signs.danger });
    else await send();
  };

  if (step === 'sent') return <Sent onBack={onBack} />;
  if (typeof step === 'object') return <SendAnyway danger={step.danger} onSend={() => void send()} />;
  return (
    <Form ref={form} className={styles.pray} onSend={submit}>
      <h1 ref={heading} tabIndex={-1}>
        Ask for prayer
      </h1>
      <p className={styles.lead}>
        What you write goes by email to this church’s prayer team, and they pray for you. It is removed from this screen
        when you leave, and from our server once it is sent. Please don’t write other people’s full names.
      </p>
      {problem && (
        <Notice tone="bad" ref={intoView}>
          {problem}
        </Notice>
      )}
      <TextField
        label="What may we pray for?"
        value={text}
        limit={kioskLengths.prayer}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.pair}>
        <Field
          label="Your first name (optional)"
          value={name}
          maxLength={kioskLengths.person}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Phone or email, to be reached (optional)"
          value={contact}
          maxLength={kioskLengths.contact}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setContact(event.target.value)}
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" kind="primary" className={styles.big} disabled={step === 'sending' || !text.trim()}>
          {step === 'sending' ? 'Sending...' : 'Send to the prayer team'}
        </Button>
      </div>
      {keyboard && <Keyboard enter="Send" onEnter={() => void submit()} />}
    </Form>
  );
};

const SendAnyway = ({ danger, onSend }: { danger: Danger; onSend(): void }) => (
  <div className={styles.pray}>
    <CrisisScreen danger={danger} typed={false} />
    <Card className={styles.ours}>
      <h2>Your prayer request is still here</h2>
      <p>
        The prayer team reads its mail now and then: it can’t help tonight. The people on the lines above can. You may
        send it as well.
      </p>
      <Button kind="primary" className={styles.big} onClick={onSend}>
        Send it to the prayer team too
      </Button>
    </Card>
  </div>
);

const Sent = ({ onBack }: { onBack(): void }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Thank you. It is on its way.');
  return (
    <section className={styles.sent}>
      <h1 ref={heading} tabIndex={-1}>
        Thank you. It is on its way.
      </h1>
      <p className={styles.lead}>The prayer team will read it. You are not alone in this.</p>
      <div className={styles.row}>
        <Button className={styles.big} onClick={onBack}>
          Back
        </Button>
        <Button kind="primary" className={styles.big} onClick={() => void valueOf(kiosk.endSession())}>
          I’m done
        </Button>
      </div>
    </section>
  );
};
