import type { EditableSettings, Settings } from '../../../core/contract/settings.ts';

/** The settings as they were read, as a body that changes nothing. */
export const bodyOf = (settings: Settings): EditableSettings & { revision: number } => {
  const { locked, checklist, logo, responseHours, translation, limits, services, appleProduct, ...body } = settings;
  return body;
};
