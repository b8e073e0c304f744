import { ArrowBigUp, Delete } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { intoView } from './intoView.ts';
import styles from './Keyboard.module.css';

const letters = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const signs = ['1234567890', '-/:;()$&@', '.,?!\'"+#'];

interface KeyboardProps {
  /** What its last key is called. */
  enter: string;
  onEnter(): void;
  /** Shown while a field has the focus, where there is more to see than one question. */
  whileWriting?: boolean;
}

/** Letters to touch. They go where the cursor stands, in whatever field has the focus, or had it last. */
export const Keyboard = ({ enter, onEnter, whileWriting = false }: KeyboardProps) => {
  const [shifted, setShifted] = useState(false);
  const [page, setPage] = useState<'letters' | 'signs'>('letters');
  const [isWriting, setWriting] = useState(false);
  const rows = page === 'letters' ? letters : signs;

  const keys = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const follow = () => {
      const field = document.activeElement;
      setWriting(isField(field));
      if (!isField(field)) return;
      const top = keys.current?.getBoundingClientRect().top ?? Infinity;
      if (field.getBoundingClientRect().bottom > top) intoView(field);
      if (field === last.current) return;
      last.current = field;
      setPage(field.inputMode === 'numeric' ? 'signs' : 'letters');
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setWriting(false);
    };
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);

  const type = (text: string | null) => {
    // A button that was touched has the cursor now, or nothing has: letters go where they went before.
    const field = isField(document.activeElement) ? document.activeElement : last.current;
    if (!isField(field)) return;
    field.focus();
    typeInto(field, text);
  };
  const press = (text: string) => {
    type(text);
    setShifted(false);
  };
  return (
    <div
      ref={keys}
      className={classes(styles.keyboard, whileWriting && !isWriting && styles.hidden)}
      role="group"
      aria-label="Keyboard on the screen"
      onPointerDown={keepFocus}
    >
      {rows.map((row, index) => (
        <div key={row} className={styles.row}>
          {index === 2 && page === 'letters' && (
            <Key
              label="Capital letter"
              wide
              pressed={shifted}
              onPress={() => setShifted(!shifted)}
              face={<ArrowBigUp aria-hidden />}
            />
          )}
          {[...row].map((key) => {
            const face = shifted && page === 'letters' ? key.toUpperCase() : key;
            return <Key key={key} label={face} face={face} onPress={() => press(face)} />;
          })}
          {index === 2 && <Key label="Delete" wide face={<Delete aria-hidden />} onPress={() => type(null)} />}
        </div>
      ))}
      <div className={styles.row}>
        <Key
          label={page === 'letters' ? '123, numbers and signs' : 'abc, letters'}
          wide
          face={page === 'letters' ? '123' : 'abc'}
          onPress={() => setPage(page === 'letters' ? 'signs' : 'letters')}
        />
        <Key label="'" face="’" onPress={() => press('’')} />
        <Key label="Space" space face="space" onPress={() => press(' ')} />
        <Key label="." face="." onPress={() => press('.')} />
        <Key label={enter} wide go face={enter} onPress={onEnter} />
      </div>
    </div>
  );
};

interface KeyProps {
  label: string;
  face: ReactNode;
  wide?: boolean;
  space?: boolean;
  go?: boolean;
  pressed?: boolean;
  onPress(): void;
}

const Key = ({ label, face, wide, space, go, pressed, onPress }: KeyProps) => (
  <button
    type="button"
    // Reached by touch; who has a real keyboard does not want to tab through forty keys.
    tabIndex={-1}
    aria-label={label}
    aria-pressed={pressed}
    className={classes(styles.key, wide && styles.wide, space && styles.space, go && styles.go)}
    onClick={onPress}
  >
    {face}
  </button>
);

/** The cursor stays in the field. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'checkbox');

/** Types as a person would, so that the field's own rules hold. Null deletes one letter. */
const typeInto = (field: Field, text: string | null): void => {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (text === null) {
    const before = [...field.value.slice(0, start)];
    const from = start === end ? before.slice(0, -1).join('').length : start;
    field.setRangeText('', from, end, 'end');
  } else {
    const room = field.maxLength < 0 ? Infinity : field.maxLength - field.value.length + (end - start);
    if (text.length > room) return;
    field.setRangeText(text, start, end, 'end');
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
