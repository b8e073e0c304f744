import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import layout from '../../../../ui/layout/layout.module.css';

/** While a payment is prepared. */
export const SettingUp = () => (
  <div aria-busy="true" className={layout.stack4}>
    <p role="status">Setting up your subscription...</p>
    <Skeleton lines={[100, 100, 60]} />
  </div>
);
