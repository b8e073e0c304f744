import type { Prayer } from '../../../../core/contract/journal.ts';
import { dayLabel } from '../labels.ts';

/** Prints the journal by itself: built as elements, so that no text of a person is ever read as markup. */
export const printJournal = (prayers: readonly Prayer[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  page.title = 'Prayer Journal';
  const add = (tag: string, text: string) => {
    const element = page.createElement(tag);
    element.textContent = text;
    // Through the CSSOM: our Content-Security-Policy refuses style elements.
    element.style.cssText = 'font-family: Georgia, serif; white-space: pre-wrap; line-height: 1.5';
    page.body.append(element);
  };
  add('h1', 'Prayer Journal');
  for (const { title, content, createdAt, updates, answeredAt, answerStory, photo } of prayers) {
    add('h2', title);
    add('small', dayLabel(createdAt));
    add('p', content);
    if (photo) add('small', 'There is a photo with this prayer.');
    for (const update of updates) add('p', `${dayLabel(update.createdAt)}: ${update.text}`);
    if (answeredAt) add('p', `Answered ${dayLabel(answeredAt)}. ${answerStory ?? ''}`.trim());
  }
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
};
