/** What a person did on the page as sent, before React was there. */
export interface Early {
  /** Whether a search was asked for. */
  asked: boolean;
  /** The words on the button that was pressed last. */
  pressed: string | null;
  /** Whether a word is being put together by an input method. */
  composing: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Runs in the page as sent by the server, as text: it may use nothing of this file. Nothing that is done there is lost: a search
 * and a press of a button wait for React (sentPage.tsx), whoever has to leave a page leaves it at once.
 */
export const keepEarly = (): void => {
  const early: Early = { asked: false, pressed: null, composing: false };
  window.early = early;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listen: (event: DocumentEventMap[Type], target: HTMLElement) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof HTMLElement && document.querySelector('[data-sent]')) listen(event, target);
      },
      true,
    );
  const leave = (element: HTMLElement | null | undefined): boolean => {
    const address = element?.dataset['leave'];
    if (address) window.location.replace(address);
    return Boolean(address);
  };
  on('submit', (event, form) => {
    if (!form.closest('[data-sent]')) return;
    // The words must not get into an address.
    event.preventDefault();
    const button = form.querySelector('button');
    if (!button || !form.querySelector('textarea')?.value.trim()) return;
    early.asked = true;
    button.textContent = 'Searching...';
    button.disabled = true;
  });
  on('keydown', (event, target) => {
    if (event.key === 'Escape') leave(document.querySelector<HTMLElement>('[data-sent] [data-leave]'));
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-sent]')) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
  on('click', (_event, target) => {
    const button = target.closest<HTMLElement>('[data-sent] button[type=button]');
    if (!button || leave(button)) return;
    early.pressed = button.textContent;
    button.setAttribute('aria-busy', 'true');
  });
  on('compositionstart', () => (early.composing = true));
  on('compositionend', () => (early.composing = false));
};
