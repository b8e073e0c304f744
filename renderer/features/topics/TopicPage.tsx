import { useLocation, useParams } from 'react-router-dom';
import { topicHead } from '../../../core/rules/pageHeads/contentHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { isFromSearch, mayBeInDanger, useTopicVisit, type TopicView } from './topicPage.ts';
import { BackHome } from '../../ui/layout/BackHome.tsx';
import { VisitPage } from './VisitPage.tsx';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dailyIndex, localDay } from '../../../core/rules/daily.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { HelplineStrip, TalkToSomeone } from '../crisis/index.ts';
import { useKeepPlace } from '../home/index.ts';
import { Reading, readingPage, Related, TitleBlock } from '../reading/index.ts';
import { shareableCard } from '../sharing/index.ts';
import { MoreOfTopic } from '../wisdom/index.ts';
import { useSite } from '../site/index.ts';
import styles from './TopicPage.module.css';

export const TopicPage = () => {
  const { id = '' } = useParams();
  const state: unknown = useLocation().state;
  const visit = useTopicVisit(id, { free: isFromSearch(state) });
  const title = visit.kind === 'found' ? visit.view.title : visit.kind === 'limit' ? visit.title : 'Topic';
  const head = topicHead(title, useSite());
  usePageHead(head.title, head.description);
  return (
    <div className={readingPage}>
      <BackHome />
      <VisitPage key={id} state={visit} missing="Topic not found.">
        {(view) => <TopicBody view={view} helpline={mayBeInDanger(state)} />}
      </VisitPage>
    </div>
  );
};

/** Default texts of the specification (docs/specification.md 1 §9). */
const NO_NOTES = 'No notes yet.';
const NO_PRAYER = 'God, meet me here. Amen.';

/** `helpline`: what led here may speak of danger. */
const TopicBody = ({ view, helpline }: { view: TopicView; helpline: boolean }) => {
  const { id, title, notes, verses, prayers } = view;
  // The day on which the page was opened: at midnight nothing changes under the reader's eyes.
  const [day] = useState(() => localDay(new Date()));
  const [further, setFurther] = useState(0);
  useKeepPlace(helpline ? null : { kind: 'topic', id, title });
  const at = (dailyIndex(day, id, 'note', notes.length) + further) % Math.max(1, notes.length);
  const note = notes[at] ?? NO_NOTES;
  const prayer = prayers[dailyIndex(day, id, 'prayer', prayers.length)] ?? NO_PRAYER;
  const card = shareableCard({ topic: title, verses: verses.slice(0, 1), note, prayer }, `/topic/${id}`);

  const showAnother = () => {
    setFurther(further + 1);
    announce(notes[(at + 1) % notes.length] ?? '');
  };

  return (
    <>
      <TitleBlock level={1} title={title} />
      {helpline && (
        <Suspense>
          <HelplineStrip />
        </Suspense>
      )}
      <Reading
        topic={title}
        level={2}
        verses={verses}
        furtherLabel="Scripture"
        note={{
          label: notes.length > 1 ? 'A note for today' : 'Reflection',
          text: note,
          isDefault: notes.length === 0,
        }}
        afterNote={
          notes.length > 1 && (
            <Button className={styles.another} onClick={showAnother}>
              <RefreshCw size={18} aria-hidden />
              See another note
            </Button>
          )
        }
        prayer={{ label: 'Prayer of the Day', text: prayer }}
        card={card}
      />
      <Suspense>
        <MoreOfTopic id={id} />
      </Suspense>
      {view.helplines && <TalkToSomeone />}
      {view.related && <Related links={view.related} />}
    </>
  );
};
