import { FileText } from 'lucide-react';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Gate } from '../gate/index.ts';

/** A page to come; no upload is behind it (docs/specification.md 2 §2). */
export const DocumentsPage = () => (
  <Gate page="Documents Library" about="Studies and readings, in one place.">
    {() => (
      <div className={layout.page}>
        <h1 tabIndex={-1}>Documents Library</h1>
        <Card className={layout.stack3}>
          <FileText size={32} aria-hidden />
          <h2>Under Construction</h2>
          <p>There is nothing to read here yet. When the library opens, this is what it will take:</p>
          <p className={layout.hint}>PDFs must be under 5MB. Text files are .txt, .doc, .docx.</p>
        </Card>
      </div>
    )}
  </Gate>
);
