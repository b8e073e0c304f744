import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { aboutLimits as limits } from '../../../../core/rules/about.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { newResource, type DraftResource } from './draft.ts';
import styles from './edit.module.css';

interface ResourceFieldsProps {
  resources: DraftResource[];
  fieldError(name: string): string | undefined;
  onChange(resources: DraftResource[]): void;
}

type Move = -1 | 1;

/** The list of resources: added, removed, and put in order without a mouse. */
export const ResourceFields = ({ resources, fieldError, onChange }: ResourceFieldsProps) => {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext(list, add);

  const move = (from: number, by: Move) => {
    const moved = resources[from];
    if (!moved) return;
    const next = resources.toSpliced(from, 1).toSpliced(from + by, 0, moved);
    onChange(next);
    announce(`${nameOf(moved, from)} is now number ${from + by + 1} of ${next.length}`);
    focusNext(from + by, by < 0 ? ['up', 'down'] : ['down', 'up']);
  };
  const remove = (at: number) => {
    const gone = resources[at];
    if (!gone) return;
    onChange(resources.toSpliced(at, 1));
    announce(`${nameOf(gone, at)} is removed`);
    focusNext(Math.min(at, resources.length - 2), ['remove']);
  };
  const append = () => {
    onChange([...resources, newResource()]);
    focusNext(resources.length, ['name']);
  };

  const isFull = resources.length >= limits.resources;
  return (
    <fieldset className={styles.group}>
      <legend>Helpful Resources</legend>
      <ol ref={list} className={styles.resources}>
        {resources.map((resource, index) => (
          <ResourceRow
            key={resource.key}
            resource={resource}
            index={index}
            count={resources.length}
            fieldError={fieldError}
            onChange={(change) => onChange(resources.with(index, { ...resource, ...change }))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {fieldError('helpfulResources') && <p className={layout.problem}>{fieldError('helpfulResources')}</p>}
      <div className={layout.stack2}>
        <Button ref={add} className={layout.start} disabled={isFull} onClick={append}>
          <Plus size={18} aria-hidden />
          Add a resource
        </Button>
        {isFull && <p className={layout.hint}>There can be at most {limits.resources}.</p>}
      </div>
    </fieldset>
  );
};

const nameOf = ({ name }: DraftResource, index: number): string => name.trim() || `Resource ${index + 1}`;

/** Once the list is drawn anew, focuses the first of these parts of an entry that can be used, or the button that adds one. */
const useFocusNext = (list: RefObject<HTMLOListElement | null>, add: RefObject<HTMLButtonElement | null>) => {
  const wanted = useRef<{ index: number; parts: string[] } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const entry = list.current?.children[wanted.current.index];
    const found = wanted.current.parts
      .map((part) => entry?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`))
      .find((each) => each);
    (found ?? add.current)?.focus();
    wanted.current = null;
  });
  return (index: number, parts: string[]): void => {
    wanted.current = { index, parts };
  };
};

interface ResourceRowProps {
  resource: DraftResource;
  index: number;
  count: number;
  fieldError(name: string): string | undefined;
  onChange(change: Partial<DraftResource>): void;
  onMove(by: Move): void;
  onRemove(): void;
}

const ResourceRow = ({ resource, index, count, fieldError, onChange, onMove, onRemove }: ResourceRowProps) => {
  const id = useId();
  const called = nameOf(resource, index);
  const field = (part: 'name' | 'url' | 'description') => ({
    name: `helpfulResources.${index}.${part}`,
    autoComplete: 'off',
    value: resource[part],
    error: fieldError(`helpfulResources.${index}.${part}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [part]: target.value }),
  });
  return (
    <li className={styles.resource} aria-labelledby={id}>
      <div className={styles.bar}>
        <span id={id} className={styles.number}>
          Resource {index + 1} <span className="visually-hidden">of {count}</span>
        </span>
        <Button
          data-part="up"
          kind="quiet"
          aria-label={`Move up: ${called}`}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden />
        </Button>
        <Button
          data-part="down"
          kind="quiet"
          aria-label={`Move down: ${called}`}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden />
        </Button>
        <Button data-part="remove" kind="quiet" aria-label={`Remove: ${called}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
      <div className={layout.pair}>
        <Field label="Name" data-part="name" maxLength={limits.name} {...field('name')} />
        <Field
          label="Address"
          type="url"
          spellCheck={false}
          maxLength={limits.url}
          placeholder="https://"
          {...field('url')}
        />
      </div>
      <Field label="In a line (optional)" maxLength={limits.description} {...field('description')} />
    </li>
  );
};
