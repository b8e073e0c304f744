import styles from '../circles.module.css';

interface PublicSwitchProps {
  isPublic: boolean;
  onChange(isPublic: boolean): void;
}

export const PublicSwitch = ({ isPublic, onChange }: PublicSwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" role="switch" checked={isPublic} onChange={(event) => onChange(event.target.checked)} />
    <span>
      Public
      <small>
        {isPublic
          ? 'Anyone signed in can find it and join. Only members read what is written in it.'
          : 'Only people you invite can find it.'}
      </small>
    </span>
  </label>
);
