import type { APIRequestContext } from '@playwright/test';
import type { AboutContent } from '../../../core/contract/about.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, PASSWORD, type Visitor } from '../pages/people.ts';

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');
/** What a church writes on its page. */
export const content = (change: Partial<AboutContent> = {}): AboutContent => ({
  mission: 'We pray with people.',
  person1Name: 'Boaz',
  person1Title: 'Pastor',
  person1Bio: 'He farms, too.',
  person1Email: 'boaz@example.org',
  person1Website: 'https://boaz.example.org/',
  person2Name: '',
  person2Title: 'Nobody sees this',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: 'It began in a field.\n\nThen came others.',
  helpfulResources: ['First', 'Second', 'Third'].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example.org/`,
    description: '',
  })),
  ...change,
});

/** Saves the page without the form. */
export const write = async (request: APIRequestContext, data: AboutContent): Promise<void> => {
  await expect(await request.put('/api/admin/about', { data })).toBeOK();
};

/** Naomi is the first admin; the page that is open is not told. */
export const becomeAdmin = async (request: APIRequestContext): Promise<void> => {
  const person = { ...naomi, email: naomi.email, password: PASSWORD, birthDate: '1990-05-17' };
  await expect(await request.post('/api/auth/register', { data: person })).toBeOK();
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await request.post('/api/admin/setup', { data })).toBeOK();
};

/** A second admin, at a browser of their own. */
export const secondAdmin = async (first: Visitor, second: Visitor): Promise<void> => {
  await second.signUp(ruth);
  const { id } = (await (await second.page.request.get('/api/auth/user')).json()) as { id: string };
  await expect(await first.page.request.patch(`/api/admin/users/${id}/role`, { data: { role: 'admin' } })).toBeOK();
  await second.page.request.post('/api/auth/login', {
    data: { email: ruth.email, password: PASSWORD },
  });
};

export const openEditor = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto('/about');
  await visitor.button('Edit this page').click();
  await expect(visitor.heading('Edit the About page')).toBeFocused();
};

/** The names of the resources in the form, in their order. */
export const resourceNames = ({ page }: Visitor): Promise<string[]> =>
  page
    .getByRole('group', { name: 'Helpful Resources' })
    .getByLabel('Name', { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
