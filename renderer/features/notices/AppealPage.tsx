import { Notice } from '../../ui/feedback/Notice.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useLinkToken } from '../accounts/index.ts';
import { AppealForm } from './AppealForm.tsx';

/** Where the link of a ban's mail leads, and the sign-in of a banned account (docs/decisions.md 24). */
export const AppealPage = () => {
  const token = useLinkToken();
  usePageHead(`Appeal · ${useSite().name}`);
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Ask for another look</h1>
      <p className={layout.soft}>
        Your account was closed by the people who look after this place. If you think that was wrong, tell them.
        Somebody else than who decided will read it.
      </p>
      {token ? (
        <AppealForm about={{ token }} />
      ) : (
        <Notice>Please open the link in the mail that told you, or sign in once more: you will be led here.</Notice>
      )}
    </div>
  );
};
