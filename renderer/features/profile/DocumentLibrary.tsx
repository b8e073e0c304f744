import { Tag } from '../../ui/text/Tag.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** A placeholder: documents can't be uploaded yet (docs/specification.md 1 §2, docs/decisions.md 30). */
export const DocumentLibrary = () => (
  <Section title="Document Library" end={<Tag>Under Construction</Tag>}>
    <p>Here you will be able to keep documents. PDFs must be under 5MB, and text files are .txt, .doc or .docx.</p>
  </Section>
);
