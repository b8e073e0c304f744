import { communityLengths } from '../../../core/rules/community.ts';
import { TextField } from '../../ui/forms/Field.tsx';

interface ReasonFieldProps {
  /** Who reads it. */
  hint: string;
  value: string;
  onChange(reason: string): void;
}

/** Why staff do something: nothing is done to a person without a reason. */
export const ReasonField = ({ hint, value, onChange }: ReasonFieldProps) => (
  <TextField
    label="Why"
    hint={hint}
    value={value}
    rows={3}
    limit={communityLengths.reason}
    onChange={({ target }) => onChange(target.value)}
  />
);
