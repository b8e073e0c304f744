import { SupportAddress } from '../SupportAddress.tsx';
import layout from '../../../ui/layout/layout.module.css';

export const Account = () => (
  <ul className={layout.bullets}>
    <li>You must be at least 13 years old, and give your true birth date.</li>
    <li>Please use an email address that reaches you: it is the way back in when a password is forgotten.</li>
    <li>Keep your password to yourself. On a device that others use, sign out.</li>
    <li>You can delete your account at any time, in your profile.</li>
  </ul>
);

export const Changes = () => (
  <p>
    This is run by people with little time. Pages may be away for a while, and things may change or end. Your prayers
    are on your device as well, and “Download my data” gives you all of it. When what this page says changes, the page
    says it; it describes the server as it is today.
  </p>
);

export const Questions = () => (
  <p>
    Please write to <SupportAddress />. We answer as soon as we can, usually within 24 hours.
  </p>
);
