import type { Option } from '../../Select.tsx';
import { Pills } from '../../Pills.tsx';
import type { PrayerDraft } from '../PrayerFields.tsx';
import { withTemplate } from './parts.ts';
import { templates } from './templates.ts';
import styles from '../editor.module.css';

const options: Option[] = [['', 'Blank'], ...Object.entries(templates).map(([key, { name }]): Option => [key, name])];

interface TemplatePickerProps {
  draft: PrayerDraft;
  onChange(part: Partial<PrayerDraft>): void;
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
