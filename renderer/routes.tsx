import type { ComponentType } from 'react';
import { subscribePath } from '../core/rules/billing/paths.ts';
import { HelplinesPage } from './features/crisis/index.ts';
import { HomePage } from './features/home/HomePage.tsx';
import { lazyPart, type LazyPart } from './platform/lazyPart.tsx';
import type { NavEntry } from './shell/BottomNav.tsx';

export interface PageRoute {
  path: string;
  Page: ComponentType | LazyPart<object>;
  /** Whether it is nothing without a server (NeedsServer). */
  served?: boolean;
  /** Its entry in the bottom navigation, if it has one. */
  nav?: Omit<NavEntry, 'path'>;
}

const TopicPage = lazyPart(() => import('./features/topics/TopicPage.tsx').then((module) => module.TopicPage));
const NotePage = lazyPart(() => import('./features/topics/NotePage.tsx').then((module) => module.NotePage));
const CategoryPage = lazyPart(() =>
  import('./features/categories/CategoryPage.tsx').then((module) => module.CategoryPage),
);

const LoginPage = lazyPart(() => import('./features/accounts/signIn/LoginPage.tsx').then((module) => module.LoginPage));
const RegisterPage = lazyPart(() =>
  import('./features/accounts/registration/RegisterPage.tsx').then((module) => module.RegisterPage),
);
const VerifyEmailPage = lazyPart(() =>
  import('./features/accounts/verification/VerifyEmailPage.tsx').then((module) => module.VerifyEmailPage),
);
const ForgotPasswordPage = lazyPart(() =>
  import('./features/accounts/recovery/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
);
const ResetPasswordPage = lazyPart(() =>
  import('./features/accounts/recovery/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
);

const ProfilePage = lazyPart(() => import('./features/profile/ProfilePage.tsx').then((module) => module.ProfilePage));
const JournalPage = lazyPart(() => import('./features/journal/JournalPage.tsx').then((module) => module.JournalPage));
const PrayNowPage = lazyPart(() =>
  import('./features/journal/prayNow/PrayNowPage.tsx').then((module) => module.PrayNowPage),
);
const AnsweredPage = lazyPart(() =>
  import('./features/journal/thanks/AnsweredPage.tsx').then((module) => module.AnsweredPage),
);
const AdminPage = lazyPart(() => import('./features/admin/AdminPage.tsx').then((module) => module.AdminPage));
const CirclesPage = lazyPart(() => import('./features/circles/CirclesPage.tsx').then((module) => module.CirclesPage));
const CirclePage = lazyPart(() => import('./features/circles/CirclePage.tsx').then((module) => module.CirclePage));

const AboutPage = lazyPart(() => import('./features/about/AboutPage.tsx').then((module) => module.AboutPage));
const FeedPage = lazyPart(() => import('./features/posts/FeedPage.tsx').then((module) => module.FeedPage));

/** In the place of a screen that is nothing without a server, where the desktop app has none. */
export const NeedsServer = lazyPart(() =>
  import('./features/desktop/server/NeedsServerPage.tsx').then((module) => module.NeedsServerPage),
);

/** Every route that has a screen, but those few open (shell/OtherPages.tsx). Links to other paths are not drawn (ui/paths.ts). */
export const pageRoutes: PageRoute[] = [
  { path: '/', Page: HomePage, nav: { label: 'Wisdom', glyph: 'compass' } },
  { path: '/journal', Page: JournalPage, nav: { label: 'Journal', glyph: 'notebook-pen' } },
  {
    path: '/chat',
    Page: FeedPage,
    served: true,
    nav: { label: 'SoulFeed', glyph: 'message-circle-heart', aliases: ['/soulfeed'] },
  },
  { path: '/soulfeed', Page: FeedPage, served: true },
  { path: '/topic/:id', Page: TopicPage },
  { path: '/note/:id', Page: NotePage },
  { path: '/category/:id', Page: CategoryPage },
  { path: '/helplines', Page: HelplinesPage },
  { path: '/login', Page: LoginPage, served: true },
  { path: '/register', Page: RegisterPage, served: true },
  { path: '/verify-email', Page: VerifyEmailPage, served: true },
  { path: '/forgot-password', Page: ForgotPasswordPage, served: true },
  { path: '/reset-password', Page: ResetPasswordPage, served: true },
  { path: '/profile', Page: ProfilePage, served: true },
  { path: '/journal/pray', Page: PrayNowPage },
  { path: '/journal/answered', Page: AnsweredPage },
  { path: '/journal/new', Page: JournalPage },
  { path: '/journal/prayer/:id', Page: JournalPage },
  { path: '/admin', Page: AdminPage, served: true },
  {
    path: '/communities',
    Page: CirclesPage,
    served: true,
    nav: { label: 'Circles', glyph: 'users', aliases: ['/circles'] },
  },
  { path: '/circles', Page: CirclesPage, served: true },
  { path: '/about', Page: AboutPage, served: true, nav: { label: 'About', glyph: 'info' } },
  { path: '/communities/:id', Page: CirclePage, served: true },
  { path: '/circles/:id', Page: CirclePage, served: true },
];

/** With /subscribe, which is loaded as a document of its own: nothing of it belongs into the first chunk. */
export const paths: ReadonlySet<string> = new Set([...pageRoutes.map((route) => route.path), subscribePath]);

export const navEntries: NavEntry[] = pageRoutes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
