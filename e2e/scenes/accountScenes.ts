import type { Page } from '@playwright/test';
import { answer, leaveOpen, register, registerAdmin, SCENE_SECRET, send, type Scene } from './steps.ts';
import { PASSWORD, Visitor } from '../web/pages/people.ts';

const ruth = { email: 'ruth@example.org', nickname: 'Ruth' };

const openRegister = async (page: Page): Promise<Visitor> => {
  await page.goto('/register');
  const visitor = new Visitor(page);
  await visitor.fillRegistration(ruth);
  return visitor;
};

/** Somebody signed in, on their profile. */
const openProfile = async (page: Page, person: object = {}): Promise<Visitor> => {
  await register(page, person);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
  await page.waitForLoadState('networkidle');
  return new Visitor(page);
};

const full = {
  nickname: 'Ann',
  displayName: 'Ann-Kathrin of the Lower Street',
  birthDate: '1990-05-17',
  bio: 'I tend a small garden, and a smaller choir.\n\nPray for us.',
};

const saved = [
  { noteType: 'verse', topic: 'Anxiety', content: 'Be still, and know that I am God.', source: 'Psalm 46:10 (ESV)' },
  {
    noteType: 'wisdom',
    topic: 'When two people who love each other can no longer speak about money',
    content: 'A gentle answer is not a weak one. '.repeat(14),
    source: 'Marriage',
  },
  { noteType: 'prayer', content: 'Lord, let me sleep.' },
];

/** The ways in and out of an account, and the profile. */
export const accountScenes: Scene[] = [
  {
    name: 'login',
    prepare: async (page) => {
      await answer(page, '/api/auth/options', 200, { google: true, mail: true });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    },
  },
  {
    name: 'login-failed',
    window: true,
    prepare: async (page) => {
      await page.goto('/login');
      const visitor = new Visitor(page);
      await visitor.signIn(ruth.email, 'not this one');
      await visitor.toast('Login Failed').waitFor();
    },
  },
  {
    name: 'login-unverified',
    prepare: async (page) => {
      await answer(page, '/api/auth/login', 403, { error: 'Please.', code: 'email_unverified', requestId: '1' });
      await page.goto('/login');
      await new Visitor(page).signIn(ruth.email);
      await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
    },
  },
  { name: 'register', prepare: async (page) => void (await openRegister(page)) },
  {
    name: 'register-problem',
    prepare: async (page) => {
      const visitor = await openRegister(page);
      await visitor.field('Confirm password').fill('another one');
      await visitor.button('Create account').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'plans',
    prepare: async (page) => {
      const visitor = await openRegister(page);
      await visitor.button('Create account').click();
      await visitor.link('Continue Free').waitFor();
    },
  },
  {
    name: 'google-complete',
    prepare: async (page) => {
      await answer(page, '/api/auth/google/pending', 200, { email: ruth.email, name: 'Ruth of Moab' });
      await page.goto('/register?google=new');
      await new Visitor(page).field('Birth date').waitFor();
    },
  },
  {
    name: 'verify-used',
    prepare: async (page) => {
      await page.goto('/verify-email#token=nothing-of-ours');
      await page.getByRole('button', { name: 'Ask for a link' }).waitFor();
    },
  },
  { name: 'forgot', prepare: async (page) => void (await page.goto('/forgot-password')) },
  {
    name: 'forgot-sent',
    prepare: async (page) => {
      await page.goto('/forgot-password');
      const visitor = new Visitor(page);
      await visitor.field('Email').fill(ruth.email);
      await visitor.button('Ask for a link').click();
      await page.getByText('If there is an account').waitFor();
    },
  },
  { name: 'reset', prepare: async (page) => void (await page.goto('/reset-password#token=nothing-of-ours')) },
  {
    name: 'admin-setup',
    prepare: async (page) => {
      await register(page);
      await page.goto('/admin-setup');
      await page.getByLabel('Admin secret', { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'admin-setup-done',
    prepare: async (page) => {
      await register(page);
      await page.goto('/admin-setup');
      await page.getByLabel('Admin secret', { exact: true }).fill(SCENE_SECRET);
      await page.getByRole('button', { name: 'Set up admin access' }).click();
      await page.getByRole('heading', { name: 'Setup complete' }).waitFor();
      await page.getByRole('link', { name: 'Open the admin dashboard' }).waitFor();
    },
  },
  { name: 'profile-new', prepare: async (page) => void (await openProfile(page)) },
  {
    name: 'profile-full',
    prepare: async (page) => {
      await register(page);
      await send(page, '/api/auth/profile', full, 'PUT');
      for (const note of saved) await send(page, '/api/sticky-notes', note);
      for (const query of [
        'I am worried about rent',
        'how to forgive my brother after what he did to all of us',
        'rest',
      ])
        await send(page, '/api/search', { query });
      await send(page, '/api/prayers', { title: 'For rain', content: 'Soon.', category: 'thanks', tags: [] });
      await page.goto('/profile');
      await page.getByText('how to forgive').first().waitFor();
      await page.getByText('For rain').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'profile-long',
    prepare: async (page) => {
      const nickname = 'Grundstücksverkehrsgenehmigungszuständigkeitsamt';
      await openProfile(page, {
        email: `${'a-long-name.'.repeat(5)}x@congregation-of-the-lower-street.example`,
        nickname,
      });
    },
  },
  {
    name: 'profile-edit',
    prepare: async (page) => {
      const visitor = await openProfile(page);
      await visitor.button('Edit profile').click();
      await visitor.field('Nickname').fill(' ');
      await visitor.button('Save changes').click();
      await page.getByText('Nickname is required.').first().waitFor();
    },
  },
  {
    name: 'profile-picture',
    window: true,
    prepare: async (page) => {
      const visitor = await openProfile(page);
      await visitor.button('Change your picture').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile-password',
    prepare: async (page) => {
      const visitor = await openProfile(page);
      await visitor.button('Change password').click();
      await visitor.field('Current password').waitFor();
    },
  },
  {
    name: 'profile-delete',
    window: true,
    prepare: async (page) => {
      const visitor = await openProfile(page);
      await visitor.button('Delete my account').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile-admin',
    prepare: async (page) => {
      await registerAdmin(page);
      await page.goto('/profile');
      await page.getByText('Administrator Access').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'profile-loading',
    prepare: async (page) => {
      await register(page);
      await leaveOpen(page, '**/api/auth/user');
      await page.goto('/profile');
      await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'profile-signed-out',
    prepare: async (page) => {
      // It stands for half a second: the timer of the way on to the sign-in page never ends.
      await page.addInitScript(() => {
        const later = window.setTimeout;
        const timer = (work: TimerHandler, delay?: number) => (delay === 500 ? 0 : later(work, delay));
        window.setTimeout = timer as typeof setTimeout;
      });
      await page.goto('/profile');
      await page.getByText('You are logged out. Logging in again...').waitFor();
    },
  },
  {
    name: 'profile-unreachable',
    prepare: async (page) => {
      await openProfile(page);
      await page.route('**/api/auth/user', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'logout-refused',
    window: true,
    prepare: async (page) => {
      const visitor = await openProfile(page);
      await answer(page, '/api/auth/logout', 503, {});
      await visitor.logout.click();
      await visitor.toast('You are still signed in').waitFor();
    },
  },
  {
    name: 'sign-in-again',
    prepare: async (page) => {
      await openProfile(page);
      await page.context().setOffline(true);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await page.getByRole('link', { name: 'New prayer' }).click();
      await field('Title').fill('From the plane');
      await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill('Bring us home.');
      await page.getByRole('button', { name: 'Save prayer' }).click();
      await page.getByRole('article', { name: 'From the plane' }).waitFor();
      await page.context().clearCookies();
      await page.context().setOffline(false);
      await page.goto('/login');
      await page.getByText('Sign in again to save').waitFor();
      await field('Password').fill(PASSWORD);
    },
  },
];
