import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../ui/feedback/Modal.tsx';
import { CopyButton } from '../sharing/index.ts';
import styles from './PhoneDialog.module.css';

/** What a link asks to be called or sent, as a person can do it with any telephone. */
interface PhoneLink {
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

const titleOf = ({ number, message, isCall }: PhoneLink): string =>
  !number
    ? 'Send this as a message'
    : isCall
      ? 'Call this number'
      : message
        ? `Text ${message} to`
        : 'Text this number';

/**
 * What the tel: or sms: link asks for that was clicked last, large enough to be dialled from beside the screen. The main
 * process hands the link to the system, and nobody learns whether anything there can call: so it is always shown as well.
 */
export const PhoneDialog = () => {
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
  if (!link) return null;
  const close = () => setLink(null);
  return (
    <Modal title={titleOf(link)} onClose={close}>
      {link.number ? <p className={styles.number}>{link.number}</p> : <p className={styles.message}>{link.message}</p>}
      <p>
        {link.number
          ? `If this computer does not ${link.isCall ? 'call' : 'open your messages'}, please use any telephone.`
          : 'If this computer does not open your messages with the words in place, copy them and paste them there.'}
      </p>
      <ModalActions>
        <CopyButton text={link.number ?? link.message ?? ''} />
        <Button kind="primary" onClick={close}>
          Close
        </Button>
      </ModalActions>
    </Modal>
  );
};
