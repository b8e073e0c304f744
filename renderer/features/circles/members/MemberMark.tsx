import styles from './members.module.css';

/** The first letter of a name, in place of a picture. */
export const MemberMark = ({ nickname }: { nickname: string }) => (
  <span aria-hidden className={styles.mark}>
    {[...nickname][0]?.toUpperCase() ?? '?'}
  </span>
);
