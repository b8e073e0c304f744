import styles from './Paragraphs.module.css';

/** Text with a blank line between paragraphs. */
export const Paragraphs = ({ text }: { text: string }) => (
  <div className={styles.paragraphs}>
    {text.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
