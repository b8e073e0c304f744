import { BookOpen, CalendarDays, GraduationCap, MessagesSquare, Settings, Users } from 'lucide-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Circle } from '../../../core/contract/circles.ts';
import { lazyPart } from '../../platform/lazyPart.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { FeedTab } from './feed/FeedTab.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { StudyTab } from './study/StudyTab.tsx';
import { VersesTab } from './verses/VersesTab.tsx';
import styles from './circlePage.module.css';

const CalendarTab = lazyPart(() => import('./calendar/CalendarTab.tsx').then((module) => module.CalendarTab));
const SettingsTab = lazyPart(() => import('./settings/SettingsTab.tsx').then((module) => module.SettingsTab));

interface CircleTab {
  id: string;
  title: string;
  icon: ReactNode;
  Panel: ComponentType<{ circle: Circle }>;
}

const SIZE = 20;

const tabs: readonly [CircleTab, ...CircleTab[]] = [
  { id: 'feed', title: 'Feed', icon: <MessagesSquare size={SIZE} aria-hidden />, Panel: FeedTab },
  { id: 'calendar', title: 'Calendar', icon: <CalendarDays size={SIZE} aria-hidden />, Panel: CalendarTab },
  { id: 'verses', title: 'Verses', icon: <BookOpen size={SIZE} aria-hidden />, Panel: VersesTab },
  { id: 'members', title: 'Members', icon: <Users size={SIZE} aria-hidden />, Panel: MembersTab },
  { id: 'study', title: 'Study', icon: <GraduationCap size={SIZE} aria-hidden />, Panel: StudyTab },
  { id: 'settings', title: 'Settings', icon: <Settings size={SIZE} aria-hidden />, Panel: SettingsTab },
];

/** What is in a circle. The tab that is open stands in the address, and Back goes to the one before. */
export const CircleTabs = ({ circle }: { circle: Circle }) => {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const { id: current, Panel } = tabs.find(({ id }) => id === search.get('tab')) ?? first;
  return (
    <Tabs
      label={circle.name}
      tabs={tabs}
      current={current}
      onChange={(id) => setSearch(id === first.id ? {} : { tab: id })}
    >
      <div className={styles.panel}>
        <Suspense fallback={<Loading lines={[40, 100, 100, 70]} />}>
          <Panel key={circle.id} circle={circle} />
        </Suspense>
      </div>
    </Tabs>
  );
};
