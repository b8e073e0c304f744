import type { Option } from '../../Select.tsx';
import { Pills } from '../../Pills.tsx';
import { withTemplate, type TitledText } from './draftText.ts';
import { templates } from './templates.ts';
import styles from '../editor.module.css';

const options: Option[] = [['', 'Blank'], ...Object.entries(templates).map(([key, { name }]): Option => [key, name])];

interface TemplatePickerProps {
  draft: TitledText;
  onChange(part: Partial<TitledText>): void;
}

/** Ways to begin for whoever does not know how; folded away for whoever does. */
export const TemplatePicker = ({ draft, onChange }: TemplatePickerProps) => (
  <details className={styles.templates}>
    <summary>Start from a template</summary>
    <Pills
      legend="Template"
      value={draft.template}
      options={options}
      onChange={(template) => onChange(withTemplate(draft, template))}
    />
    <p>{templates[draft.template]?.about ?? 'An empty page, for whatever comes.'}</p>
  </details>
);
