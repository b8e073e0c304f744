import type { Prayer } from '../../../../core/contract/journal.ts';
import { waited } from './waited.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { answeredShareText } from '../../../../core/rules/share.ts';
import { ShareButton } from '../../sharing/index.ts';
import { dayLabel } from '../labels.ts';
import styles from './thanks.module.css';

/** The asking and the answer, as on a page of a book. */
export const AnsweredPrayer = ({ prayer }: { prayer: Prayer }) => {
  const { title, content, createdAt, answeredAt, answerStory } = prayer;
  if (answeredAt === null) return null;
  const long = waited(localDay(new Date(createdAt)), localDay(new Date(answeredAt)));
  return (
    <article className={styles.answered} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.asking}>{content}</p>
      {answerStory && <p className={styles.story}>{answerStory}</p>}
      <footer>
        <p>
          Answered <time dateTime={answeredAt}>{dayLabel(answeredAt)}</time>
          {long && `, ${long}`}
        </p>
        <ShareButton
          content={{ title, text: answeredShareText({ title, content, answerStory }) }}
          kind="quiet"
          label={`Share: ${title}`}
        />
      </footer>
    </article>
  );
};
