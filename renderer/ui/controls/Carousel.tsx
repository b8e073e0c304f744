import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import layout from '../layout/layout.module.css';
import styles from './Carousel.module.css';

/** Longer than any browser takes to scroll to a slide, in milliseconds. */
const LONGEST_WAY = 1000;

interface CarouselProps {
  title: string;
  slides: ReactNode[];
}

/** Slides to swipe through, or to step through with the buttons and the arrow keys, with an "n of m" counter. */
export const Carousel = ({ title, slides }: CarouselProps) => {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** Where a button or a key has sent the track; the slides passed on the way there are not counted. */
  const bound = useRef<number | null>(null);
  const last = slides.length - 1;

  const late = useRef<ReturnType<typeof setTimeout>>(undefined);

  const goTo = (index: number) => {
    const next = Math.min(last, Math.max(0, index));
    const slide = track.current?.children[next];
    if (!track.current || !(slide instanceof HTMLElement)) return;
    bound.current = next === at ? null : next;
    setAt(next);
    track.current.scrollLeft = slide.offsetLeft - track.current.offsetLeft;
    // A way that is taken back before its first step ends without a word from the browser.
    clearTimeout(late.current);
    late.current = setTimeout(onScrollEnd, LONGEST_WAY);
  };

  const onScroll = () => {
    const element = track.current;
    if (!element?.clientWidth) return;
    const here = Math.min(last, Math.round(element.scrollLeft / element.clientWidth));
    if (bound.current === null) setAt(here);
    else if (bound.current === here) bound.current = null;
  };

  const release = () => {
    bound.current = null;
  };

  /** The way may end elsewhere: something else has moved the track meanwhile. */
  const onScrollEnd = () => {
    release();
    onScroll();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    goTo(at + step);
  };

  return (
    <section className={styles.carousel} aria-labelledby={id} aria-roledescription="carousel" onKeyDown={onKeyDown}>
      <header className={layout.ends}>
        <h3 id={id}>{title}</h3>
        <div className={styles.controls}>
          <button type="button" onClick={() => goTo(at - 1)} disabled={at === 0} aria-label={`Previous: ${title}`}>
            <ChevronLeft size={20} aria-hidden />
          </button>
          <span aria-live="polite">
            {at + 1} of {slides.length}
          </span>
          <button type="button" onClick={() => goTo(at + 1)} disabled={at === last} aria-label={`Next: ${title}`}>
            <ChevronRight size={20} aria-hidden />
          </button>
        </div>
      </header>
      <ul
        ref={track}
        className={styles.track}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onPointerDown={release}
        onWheel={release}
        tabIndex={0}
        aria-labelledby={id}
      >
        {slides.map((slide, index) => (
          <li key={index} className={styles.slide} aria-roledescription="slide">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
};
