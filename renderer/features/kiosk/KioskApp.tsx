import { useCallback, useState } from 'react';
import type { KioskState } from '../../../core/bridge/kioskState.ts';
import { AnswerScreen } from './screens/AnswerScreen.tsx';
import { AskScreen } from './screens/AskScreen.tsx';
import { kiosk, valueOf } from './bridge.ts';
import { CategoryScreen } from './screens/CategoryScreen.tsx';
import { ChoicesScreen } from './screens/ChoicesScreen.tsx';
import { ClosedScreen } from './screens/ClosedScreen.tsx';
import { CornerHold } from './staff/CornerHold.tsx';
import { CrisisScreen } from './screens/CrisisScreen.tsx';
import { PinPad } from './staff/PinPad.tsx';
import type { PrayerOffer } from './parts/PrayerOffer.tsx';
import { PrayScreen } from './screens/PrayScreen.tsx';
import { Shell } from './parts/Shell.tsx';
import { StaffScreen } from './staff/StaffScreen.tsx';
import { StillThere } from './screens/StillThere.tsx';
import type { Screen } from './screen.ts';
import { useKioskSearch } from './useKioskSearch.ts';
import { useKiosk } from './useKiosk.ts';
import { WelcomeScreen } from './screens/WelcomeScreen.tsx';

/** The whole kiosk. It has no addresses: one page, whose memory goes with it when it is wiped. */
export const KioskApp = () => {
  const { state, stillThere } = useKiosk();
  const [pinAsked, setPinAsked] = useState(false);
  const askPin = useCallback(() => setPinAsked(true), []);
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
  const talk = () => show({ kind: 'crisis', danger: null });
  const { church, preferences } = state;
  const prays = state.pairing === 'paired' && church?.asksForPrayer === true;
  const prayer: PrayerOffer = !prays ? null : state.online ? () => show({ kind: 'pray' }) : 'offline';

  if (screen.kind === 'welcome')
    return (
      <WelcomeScreen
        revoked={state.pairing === 'revoked'}
        place={church?.name ?? null}
        onAsk={() => show({ kind: 'ask', problem: null })}
        onCategory={(category) => show({ kind: 'category', category })}
        onTalk={talk}
        prayer={prayer}
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
      {screen.kind === 'category' && (
        <CategoryScreen
          category={screen.category}
          busy={asking.busy}
          onOpen={(id, title) => void asking.open(id, title)}
        />
      )}
      {screen.kind === 'choices' && (
        <ChoicesScreen
          choices={screen.choices}
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
          onAsk={(title) => void asking.ask(title)}
        />
      )}
      {screen.kind === 'crisis' && <CrisisScreen danger={screen.danger} typed={trail.at(-2)?.kind === 'ask'} />}
      {screen.kind === 'pray' && <PrayScreen keyboard={preferences.keyboard} onBack={back} />}
    </Shell>
  );
};
