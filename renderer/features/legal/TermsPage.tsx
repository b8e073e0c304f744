import { termsHead } from '../../../core/rules/pageHeads/legalHeads.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useSite } from '../site/index.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { Care } from './terms/Care.tsx';
import { Content } from './terms/Content.tsx';
import { Limits } from './terms/Limits.tsx';
import { Money } from './terms/Money.tsx';
import { Standards } from './terms/Standards.tsx';
import { Account, Changes, Questions } from './terms/plain.tsx';

const sections: readonly LegalSection[] = [
  { id: 'care', title: 'What this is, and what it is not', body: <Care /> },
  { id: 'account', title: 'Your account', body: <Account /> },
  { id: 'limits', title: 'How much you can search', body: <Limits /> },
  { id: 'standards', title: 'How we treat each other', body: <Standards /> },
  { id: 'content', title: 'Whose words are whose', body: <Content /> },
  { id: 'money', title: 'Money and refunds', body: <Money /> },
  { id: 'changes', title: 'What may change', body: <Changes /> },
  { id: 'questions', title: 'Questions and complaints', body: <Questions /> },
];

/** The terms, as this server really has them (docs/specification.md 2 §2). */
export const TermsPage = () => {
  const site = useSite();
  const { title, description } = termsHead(site);
  usePageHead(title, description);
  return (
    <LegalPage
      title="Terms"
      lead="What you can expect of us, and what we ask of you. It is short, and meant as it stands."
      sections={sections}
      ownText={site.termsText}
    />
  );
};
