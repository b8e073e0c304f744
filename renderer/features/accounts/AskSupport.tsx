import brand from '../../../content/generated/brand.json';

/** Whom to ask for a link where no mail can bring it. */
export const AskSupport = () => (
  <>
    We can’t send mail from here. Please write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> and
    ask for your link.
  </>
);
