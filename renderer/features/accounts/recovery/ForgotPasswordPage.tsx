import { useAccount } from '../session/account.ts';
import { RequestLink } from './RequestLink.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { useReturnPath } from '../returnPath.ts';
import { useCanSendMail } from '../useAuthOptions.ts';
import { Link } from '../../../ui/controls/Link.tsx';

export const ForgotPasswordPage = () => {
  const from = useReturnPath();
  const { user } = useAccount();
  const reaches = useCanSendMail();
  return (
    <EntryPage
      title="Choose a new password"
      lead={
        reaches
          ? 'Tell us your email address, and we send you a link.'
          : 'Tell us your email address, and we make a link for you.'
      }
      foot={
        <Link to={user ? '/profile' : '/login'} state={{ from }}>
          {user ? 'Back to my profile' : 'Back to Login'}
        </Link>
      }
    >
      <RequestLink key={user?.id} purpose="reset" email={user?.email} />
    </EntryPage>
  );
};
