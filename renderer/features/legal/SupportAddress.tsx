import { useSite } from '../site/index.ts';

/** Where questions and complaints go. */
export const SupportAddress = () => {
  const { supportEmail } = useSite();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
};
