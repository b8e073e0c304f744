import brand from '../../content/generated/brand.json';
import styles from './Footer.module.css';

export const Footer = () => (
  <footer className={styles.footer}>
    <p>{brand.scripture.esvNotice}</p>
    <p>{brand.scripture.webNotice}</p>
  </footer>
);
