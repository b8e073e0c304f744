import { communityLengths } from '../../../../core/rules/community.ts';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { EmojiField } from './EmojiField.tsx';

export interface CircleWords {
  name: string;
  description: string;
  emoji: string;
}

interface CircleFieldsProps {
  words: CircleWords;
  fieldError(name: string): string | undefined;
  onChange(words: CircleWords): void;
}

/** What a circle is called and looks like, where it is made and where it is changed. */
export const CircleFields = ({ words, fieldError, onChange }: CircleFieldsProps) => (
  <>
    <Field
      label="Name"
      name="name"
      autoComplete="off"
      maxLength={communityLengths.circleName}
      value={words.name}
      error={fieldError('name')}
      onChange={(event) => onChange({ ...words, name: event.target.value })}
    />
    <TextField
      label="Description"
      name="description"
      rows={3}
      limit={communityLengths.circleDescription}
      value={words.description}
      error={fieldError('description')}
      onChange={(event) => onChange({ ...words, description: event.target.value })}
    />
    <EmojiField value={words.emoji} error={fieldError('emoji')} onChange={(emoji) => onChange({ ...words, emoji })} />
  </>
);
