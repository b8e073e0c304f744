import { useEffect } from 'react';

/** Sets the title and description of the page while the screen stands. */
export const usePageHead = (title: string, description?: string): void => {
  useEffect(() => {
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
};
