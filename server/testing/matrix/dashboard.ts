import type { RouteName } from '../../../core/contract/routes.ts';
import { smallJpeg } from '../http/pictures.ts';
import type { Someone } from '../someone.ts';
import type { Row, World } from './row.ts';

const jpeg = await smallJpeg();

/** The admin dashboard, the About page and the church's own settings. */
export const dashboardRows = (world: World) => {
  const { person } = world;
  const about = {
    mission: 'We pray with people.',
    ...{ person1Name: '', person1Title: '', person1Bio: '', person1Email: '', person1Website: '' },
    ...{ person2Name: '', person2Title: '', person2Bio: '', person2Email: '', person2Website: '' },
    ourStory: '',
    helpfulResources: [],
  };
  /** The settings as they are, as a body. */
  const settings = async (admin: Someone) => {
    const reader = (await admin.client.call('settings', {})).status === 200 ? admin : await person('admin');
    const { locked, checklist, logo, responseHours, translation, limits, services, appleProduct, ...body } = (
      await reader.client.call('settings', {})
    ).data;
    return { body };
  };
  return {
    setGrants: {
      who: 'admin',
      ok: 200,
      input: async () => ({ params: { userId: (await person('registered')).id }, body: { grants: ['readFeedback'] } }),
    },
    activity: { who: 'staff', ok: 200 },
    searchTrend: { who: 'staff', ok: 200 },
    registrationTrend: { who: 'staff', ok: 200 },
    exportSearches: { who: 'staff', ok: 200 },
    exportRegistrations: { who: 'staff', ok: 200 },
    exportTopics: { who: 'staff', ok: 200 },
    exportFeedback: { who: 'staff', ok: 200 },
    about: { who: 'everyone', ok: 200 },
    saveAbout: { who: 'admin', ok: 200, input: () => ({ body: about }) },
    aboutHistory: { who: 'admin', ok: 200 },
    site: { who: 'everyone', ok: 200 },
    settings: { who: 'admin', ok: 200 },
    saveSettings: { who: 'admin', ok: 200, input: settings },
    saveLogo: {
      who: 'admin',
      ok: 200,
      input: () => ({ bytes: jpeg, headers: { 'content-type': 'image/jpeg' } }),
    },
    deleteLogo: { who: 'admin', ok: 204 },
    system: { who: 'admin', ok: 200 },
  } satisfies Partial<Record<RouteName, Row>>;
};
