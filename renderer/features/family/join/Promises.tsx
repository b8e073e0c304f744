import layout from '../../../ui/layout/layout.module.css';

/** What a seat lets others see, and what it does not. */
export const Promises = () => (
  <ul className={layout.bullets}>
    <li>Whoever pays sees the nicknames of those who have a seat, and can end each seat.</li>
    <li>Nobody sees another’s journal, searches, saved items or posts by it.</li>
    <li>When a seat ends, all that is in the account stays.</li>
  </ul>
);
