import { useCallback, useState } from 'react';
import type { KioskState } from '../../../core/bridge/kioskState.ts';
import { useAttract } from './attract/useAttract.ts';
import { AnswerScreen } from './screens/AnswerScreen.tsx';
import { AskScreen } from './screens/AskScreen.tsx';
import { kiosk, valueOf } from './bridge.ts';
import { CornerHold } from './staff/CornerHold.tsx';
import { CrisisScreen } from './screens/CrisisScreen.tsx';
import { FirstScreen } from './screens/FirstScreen.tsx';
import { PinPad } from './staff/PinPad.tsx';
import type { PrayerOffer } from './parts/PrayerOffer.tsx';
import { PrayScreen } from './screens/PrayScreen.tsx';
import { Shell } from './parts/Shell.tsx';
import { StaffScreen } from './staff/StaffScreen.tsx';
import { screenOfCategory, type Screen } from './screen.ts';
import { useKioskSearch } from './useKioskSearch.ts';
import { useKiosk } from './useKiosk.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import { TopicsScreen } from './screens/TopicsScreen.tsx';
import styles from './kiosk.module.css';

/** The whole kiosk. It has no addresses: one page, whose memory goes with it when it is wiped. */
export const KioskApp = () => {
  const { state, stillThere } = useKiosk();
  const [pinAsked, setPinAsked] = useState(false);
  const askPin = useCallback(() => setPinAsked(true), []);
  usePageHead(useSite().name);
  if (!state) return null;
  return (
    <>
      {state.mode === 'closed' ? (
        <ClosedScreen />
      ) : state.mode === 'open' ? (
        <Visitor state={state} />
      ) : (
        <StaffScreen state={state} />
      )}
      {state.mode === 'open' && <CornerHold onHeld={askPin} />}
      {state.mode === 'open' && pinAsked && <PinPad onClose={() => setPinAsked(false)} />}
      {stillThere !== null && <StillThere seconds={stillThere} />}
    </>
  );
};

const welcome: Screen = { kind: 'welcome' };

/** What a person in the lobby sees. */
const Visitor = ({ state }: { state: KioskState }) => {
  const [trail, setTrail] = useState<Screen[]>([welcome]);
  const [words, setWords] = useState('');
  const screen = trail.at(-1) ?? welcome;
  // A problem is told on the screen it is about; everything else is a step further.
  const show = (next: Screen) =>
    setTrail((now) =>
      next.kind === 'ask' && now.at(-1)?.kind === 'ask' ? [...now.slice(0, -1), next] : [...now, next],
    );
  const back = () => setTrail((now) => (now.length > 1 ? now.slice(0, -1) : now));
  const asking = useKioskSearch(show);
  // A church that has taken this screen away invites nobody to it.
  const attract = useAttract(state.pairing === 'revoked' ? null : state.attract);
  const talk = () => show({ kind: 'crisis', danger: null });
  const { church, preferences } = state;
  const prays = state.pairing === 'paired' && church?.asksForPrayer === true;
  const prayer: PrayerOffer = !prays ? null : state.online ? () => show({ kind: 'pray' }) : 'offline';

  if (screen.kind === 'welcome')
    return (
      <FirstScreen
        state={state}
        attract={attract}
        prayer={prayer}
        onAsk={(typed) => {
          if (typed) setWords(typed);
          show({ kind: 'ask', problem: null });
        }}
        onCategory={(category) => show(screenOfCategory(category))}
        onTalk={talk}
      />
    );
  return (
    <Shell
      onBack={back}
      onTalk={screen.kind === 'crisis' ? null : talk}
      onDone={() => void valueOf(kiosk.endSession())}
    >
      {screen.kind === 'ask' && (
        <AskScreen
          words={words}
          onWords={setWords}
          problem={screen.problem}
          busy={asking.busy}
          keyboard={preferences.keyboard}
          onAsk={() => void asking.ask(words)}
        />
      )}
      {screen.kind === 'topics' && (
        <TopicsScreen
          key={screen.title}
          {...screen}
          busy={asking.busy}
          onOpen={(id, title) => void asking.open(id, title)}
        />
      )}
      {screen.kind === 'answer' && (
        <AnswerScreen
          key={trail.length}
          answer={screen.answer}
          phoneUrl={state.phoneUrl}
          prayer={prayer}
          prints={!['off', 'unset', 'missing'].includes(state.printing)}
          onAsk={(title) => void asking.ask(title)}
        />
      )}
      {screen.kind === 'crisis' && <CrisisScreen danger={screen.danger} typed={trail.at(-2)?.kind === 'ask'} />}
      {screen.kind === 'pray' && <PrayScreen keyboard={preferences.keyboard} onBack={back} />}
    </Shell>
  );
};

/** Asks before the wipe. Any touch at all is an answer: the main process hears it and takes the question away. */
const StillThere = ({ seconds }: { seconds: number }) => (
  <Modal title="Still there?" onClose={() => undefined}>
    <div className={styles.still}>
      <p className={styles.seconds} role="timer">
        {seconds}
      </p>
      <p>Then this screen forgets everything and starts anew.</p>
      <Button kind="primary" className={styles.big}>
        Yes, I’m still here
      </Button>
    </div>
  </Modal>
);

/** The kiosk's own settings can't be read: nobody but staff may set it up again, and they do it behind the screen. */
const ClosedScreen = () => (
  <main className={styles.closed}>
    <h1>This screen is closed just now</h1>
    <p className={styles.lead}>Please call a member of staff.</p>
    <p className={styles.lead}>
      If you are in danger right now, call your emergency number, or tell somebody near you.
    </p>
  </main>
);
