import { useState } from 'react';
import { defaultEmoji, isEmoji } from '../../../../core/rules/community.ts';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import styles from '../circles.module.css';

/** With a name each, for whoever can't see them. */
const offered = [
  [defaultEmoji, 'Handshake'],
  ['🙏', 'Praying hands'],
  ['📖', 'Open book'],
  ['🕊️', 'Dove'],
  ['🔥', 'Fire'],
  ['🌱', 'Seedling'],
  ['☕', 'Coffee'],
  ['🎵', 'Music'],
  ['👨‍👩‍👧', 'Family'],
  ['⛪', 'Church'],
  ['💛', 'Yellow heart'],
  ['🌅', 'Sunrise'],
] as const;

interface EmojiFieldProps {
  value: string;
  error: string | undefined;
  onChange(emoji: string): void;
}

/** A few pictures to choose from, or any that a keyboard has. */
export const EmojiField = ({ value, error, onChange }: EmojiFieldProps) => {
  const [own, setOwn] = useState(() => offered.every(([emoji]) => emoji !== value));
  return (
    <fieldset className={styles.emojis}>
      <legend>Emoji</legend>
      <div className={styles.choices}>
        {offered.map(([emoji, name]) => (
          <label key={emoji} title={name} className={styles.choice}>
            <input
              type="radio"
              name="offered"
              className="visually-hidden"
              aria-label={name}
              checked={!own && value === emoji}
              onChange={() => {
                setOwn(false);
                onChange(emoji);
              }}
            />
            <span aria-hidden>{emoji}</span>
          </label>
        ))}
        <label className={classes(styles.choice, styles.other)}>
          <input
            type="radio"
            name="offered"
            className="visually-hidden"
            checked={own}
            onChange={() => {
              setOwn(true);
              onChange('');
            }}
          />
          <span>Other</span>
        </label>
      </div>
      {own && (
        <Field
          label="Your emoji"
          name="emoji"
          autoComplete="off"
          maxLength={16}
          hint="One picture of your keyboard."
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </fieldset>
  );
};

/** What is wrong with an emoji that was typed; null when it is one. */
export const emojiProblem = (text: string): string | null =>
  isEmoji(text.trim()) ? null : 'Please choose a single emoji.';
