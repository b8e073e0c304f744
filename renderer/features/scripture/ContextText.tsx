import { useEffect, useRef, useState } from 'react';
import type { PassageInContext } from '../../../core/contract/scripture.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import layout from '../../ui/layout/layout.module.css';
import quotation from '../../ui/text/Verse.module.css';
import { shownContext, type ShownContext } from './contextParts.ts';
import { PassageText } from './PassageText.tsx';
import styles from './scripture.module.css';
import { usePassageContext } from './usePassageContext.ts';

interface ContextTextProps {
  around: PassageInContext;
  level: 2 | 3;
}

/** The passage marked among the verses around it, and the way to the whole chapter. */
export const ContextText = ({ around, level }: ContextTextProps) => {
  const [chapter, setChapter] = useState<string | null>(null);
  const { data: whole, isFetching, error, refetch } = usePassageContext(chapter);
  const passage = useRef<HTMLDivElement>(null);
  const hasWhole = whole !== undefined;
  useEffect(() => {
    // What is new stands before the passage too: the reader stays where they were.
    if (!hasWhole) return;
    passage.current?.focus({ preventScroll: true });
    passage.current?.scrollIntoView({ block: 'center' });
  }, [hasWhole]);

  const shown = shownContext(around, whole);
  const { ref, translation, parts, notice } = shown;
  const marked = parts.length > 1;
  const first = parts.findIndex(({ inPassage }) => inPassage);
  const further = whole ? undefined : around.context.chapter;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={`${ref}, ${translation}`} className={layout.stack3}>
      <div role="status">
        <Heading className={styles.where}>
          {ref} <span className={classes(quotation.translation, layout.soft)}>{translation}</span>
        </Heading>
      </div>
      <Otherwise shown={shown} quoted={around.passage.translation} />
      <div className={classes(styles.lines, marked && styles.marked)}>
        {parts.map(({ inPassage, paragraphs }, index) =>
          marked && inPassage ? (
            <div
              key={index}
              ref={index === first ? passage : undefined}
              tabIndex={-1}
              role="group"
              aria-label={`The passage: ${around.passage.ref}`}
              className={styles.passage}
            >
              <PassageText paragraphs={paragraphs} />
            </div>
          ) : (
            <div key={index}>
              <PassageText paragraphs={paragraphs} />
            </div>
          ),
        )}
      </div>
      {further && (
        <div className={styles.further}>
          <Button onClick={() => (chapter ? void refetch() : setChapter(further))} disabled={isFetching}>
            {isFetching ? 'Loading...' : `Read all of ${further}`}
          </Button>
          {error && !isFetching && <Notice tone="bad">The whole chapter can’t be loaded just now.</Notice>}
        </div>
      )}
      <p className={styles.notice}>{notice}</p>
    </section>
  );
};

const NAMES = { ESV: 'English Standard Version (ESV)', WEB: 'World English Bible (WEB)' };

/** Says where the verses around a passage are in another translation, and why. */
const Otherwise = ({
  shown: { otherwise, translation },
  quoted,
}: {
  shown: ShownContext;
  quoted: ShownContext['translation'];
}) =>
  otherwise && (
    <p className={styles.otherwise}>
      {otherwise === 'passage-as-quoted'
        ? `The marked passage is in the ${quoted}, as you read it. The verses around it are in the ${NAMES[translation]}, because we may quote only parts of the ${quoted}.`
        : `These verses are in the ${NAMES[translation]}, because we may quote only parts of the ${quoted}; so the passage is worded differently here.`}
    </p>
  );
