import { Download, Share } from 'lucide-react';
import { useState, useEffect } from 'react';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { fileName, openShareWindow, smsLink, type Shareable } from '../shareTargets.ts';
import type { BackgroundId } from './backgrounds.ts';
import { drawShareImage, type Drawn } from './drawImage.ts';
import type { Shape } from './imageLayout.ts';
import { BackgroundChoice, ShapeChoice } from './PictureChoices.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './ImageShareDialog.module.css';

const INSTAGRAM = 'Image downloaded! You can now upload it to Instagram from your device.';

/** The picture of a card and the ways to pass it on (docs/specification.md 1 §2). */
export const ImageShareDialog = ({ card, onClose }: { card: Shareable; onClose(): void }) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(card.parts.slice(-1).map(({ heading }) => heading)),
  );
  const [background, setBackground] = useState<BackgroundId>('cream');
  const [shape, setShape] = useState<Shape>('card');
  const [message, setMessage] = useState<string | null>(null);
  const parts = card.parts.filter(({ heading }) => chosen.has(heading));
  const drawn = useShareImage({
    topic: card.topic,
    verse: card.verse,
    reference: card.reference,
    notice: [parts.length > 0 && card.partsNotice, card.notice].filter(Boolean).join(' '),
    brand: useSite().name,
    parts,
    background,
    shape,
  });
  const name = fileName(card.topic);
  const ready = drawn.state === 'ready' ? drawn : null;
  const file = ready && new File([ready.blob], name, { type: 'image/jpeg' });
  const canShareFile = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });

  const download = () => {
    if (!ready) return;
    const link = document.createElement('a');
    link.href = ready.url;
    link.download = name;
    link.click();
  };
  const toInstagram = () => {
    download();
    setMessage(INSTAGRAM);
  };
  const shareFile = () => {
    if (file) navigator.share({ files: [file], title: card.topic }).catch(() => undefined); // cancelled
  };
  const toggle = (heading: string) => {
    const next = new Set(chosen);
    if (!next.delete(heading)) next.add(heading);
    setChosen(next);
  };

  return (
    <Modal title="Share as an image" onClose={onClose}>
      <div className={styles.preview} aria-busy={drawn.state === 'drawing'}>
        {ready && <img src={ready.url} alt={`${card.topic}: ${card.reference}, drawn as a card`} />}
        {drawn.state === 'failed' && <Notice tone="bad">The picture could not be made on this device.</Notice>}
      </div>
      <BackgroundChoice value={background} onChange={setBackground} />
      <ShapeChoice value={shape} onChange={setShape} />
      <fieldset className={classes(layout.row, styles.parts)}>
        <legend className={layout.hint}>Also on the picture</legend>
        {card.parts.map(({ heading }) => (
          <label key={heading}>
            <input type="checkbox" checked={chosen.has(heading)} onChange={() => toggle(heading)} />
            {heading}
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        {canShareFile && (
          <Button kind="primary" onClick={shareFile}>
            <Share size={18} aria-hidden />
            Share image
          </Button>
        )}
        <Button kind={canShareFile ? 'secondary' : 'primary'} onClick={download} disabled={!ready}>
          <Download size={18} aria-hidden />
          Download
        </Button>
        <a href={smsLink(card)} className={buttonClass()}>
          SMS
        </a>
        <Button onClick={() => openShareWindow('facebook', card)}>Facebook</Button>
        <Button onClick={toInstagram} disabled={!ready}>
          Instagram
        </Button>
        <Button onClick={() => openShareWindow('twitter', card)}>Twitter</Button>
      </div>
      <p role="status" className={classes(layout.hint, styles.said)}>
        {message}
      </p>
      <Button kind="quiet" onClick={onClose} className={styles.close}>
        Close
      </Button>
    </Modal>
  );
};

type DrawnImage = { state: 'drawing' } | { state: 'failed' } | { state: 'ready'; blob: Blob; url: string };

/** The picture as a file, drawn anew when what is on it changes. */
const useShareImage = (picture: Drawn): DrawnImage => {
  const [drawn, setDrawn] = useState<DrawnImage>({ state: 'drawing' });
  const words = JSON.stringify(picture);
  useEffect(() => {
    let mounted = true;
    drawShareImage(JSON.parse(words) as Drawn).then(
      (blob) => {
        if (mounted) setDrawn({ state: 'ready', blob, url: URL.createObjectURL(blob) });
      },
      (error: unknown) => {
        console.warn('The picture could not be drawn', error);
        if (mounted) setDrawn({ state: 'failed' });
      },
    );
    return () => {
      mounted = false;
    };
  }, [words]);
  useEffect(() => {
    if (drawn.state !== 'ready') return undefined;
    // Not before another stands in its place: it may still be on its way onto the screen.
    return () => URL.revokeObjectURL(drawn.url);
  }, [drawn]);
  return drawn;
};
