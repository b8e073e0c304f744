import { useSite } from '../site/index.ts';

/** Whom to ask for a link where no mail can bring it. */
export const AskSupport = () => {
  const { supportEmail } = useSite();
  return (
    <>
      We can’t send mail from here. Please write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and ask for
      your link.
    </>
  );
};
