import { useEffect, useState } from 'react';

/** What a link asks to be called or sent, as a person can do it with any telephone. */
export interface PhoneLink {
  /** As it stands on the page; null for a message to whomever one likes. */
  number: string | null;
  /** What is to be sent; null for a call, and for a message that one writes oneself. */
  message: string | null;
  isCall: boolean;
}

const read = (link: HTMLAnchorElement): PhoneLink => {
  const { protocol, pathname, search } = new URL(link.href);
  const digits = pathname.replace(/[^\d+]/g, '');
  // With the spaces of the page, which are easier to read and to dial by.
  const shown = /[+\d][\d ]*$/.exec(link.textContent.trim())?.[0];
  return {
    number: digits ? (shown?.replaceAll(' ', '') === digits ? shown : digits) : null,
    message: new URLSearchParams(search.replace(/^\?&?/, '').replaceAll('+', '%2B')).get('body'),
    isCall: protocol === 'tel:',
  };
};

/**
 * The tel: or sms: link that was clicked last. The main process hands it to the system, and nobody learns whether anything
 * there can call: so the number is always shown as well.
 */
export const usePhoneLink = (): [PhoneLink | null, () => void] => {
  const [link, setLink] = useState<PhoneLink | null>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const clicked =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="tel:"], a[href^="sms:"]');
      if (clicked) setLink(read(clicked));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return [link, () => setLink(null)];
};
