import { Compass } from 'lucide-react';
import type { ComponentType } from 'react';
import { HomePage } from './features/home/HomePage.tsx';
import { lazyPart } from './platform/lazyPart.ts';
import type { NavEntry } from './shell/BottomNav.tsx';

export interface PageRoute {
  path: string;
  Page: ComponentType;
  /** Its entry in the bottom navigation, if it has one. */
  nav?: Omit<NavEntry, 'path'>;
}

const TopicPage = lazyPart(() => import('./features/topics/TopicPage.tsx').then((module) => module.TopicPage));
const CategoryPage = lazyPart(() =>
  import('./features/categories/CategoryPage.tsx').then((module) => module.CategoryPage),
);

/** Every route that has a screen. Links to other paths are not drawn (ui/paths.ts). */
export const pageRoutes: PageRoute[] = [
  { path: '/', Page: HomePage, nav: { label: 'Wisdom', Icon: Compass } },
  { path: '/topic/:id', Page: TopicPage },
  { path: '/category/:id', Page: CategoryPage },
];

export const paths: ReadonlySet<string> = new Set(pageRoutes.map((route) => route.path));

export const navEntries: NavEntry[] = pageRoutes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
