import styles from './booklet.module.css';

export type Paper = 'a5' | 'a4' | 'letter';

/** Each with its class, which names the page it is printed on (booklet.module.css). */
export const papers: Readonly<Record<Paper, { label: string; className: string }>> = {
  a5: { label: 'A5', className: styles.a5 },
  a4: { label: 'A4', className: styles.a4 },
  letter: { label: 'Letter', className: styles.letter },
};

/** What most people's printers hold where they are. */
export const usualPaper = (): Paper => (/-(?:US|CA|MX|PH)\b/.test(navigator.language) ? 'letter' : 'a5');
