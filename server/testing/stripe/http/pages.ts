import { listOf, type List } from '../objects.ts';
import type { Form } from './form.ts';
import { invalid, missing } from './refusal.ts';

const USUAL = 10;
const MAX = 100;

/** Parameters of every list. */
export const paging = ['limit', 'starting_after', 'ending_before'];

/** A page of what is given with the oldest first, as Stripe lists it: the newest first. */
export const pageOf = <T extends { id: string }>(all: Iterable<T>, form: Form, url: string): List<T> => {
  const newest = [...all].reverse();
  const limit = form.integer('limit') ?? USUAL;
  if (limit < 1 || limit > MAX) throw invalid(`limit must be between 1 and ${MAX}`, 'limit');
  const [after, before] = [form.text('starting_after'), form.text('ending_before')];
  const position = (id: string, param: string) => {
    const at = newest.findIndex((each) => each.id === id);
    if (at < 0) throw missing('object', id, param);
    return at;
  };
  if (before !== undefined) {
    const end = position(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(newest.slice(start, end), url, start > 0);
  }
  const start = after === undefined ? 0 : position(after, 'starting_after') + 1;
  return listOf(newest.slice(start, start + limit), url, newest.length > start + limit);
};

/** Whether a moment fits `created` or `created[gt]` and its like. */
export const fitsCreated = (form: Form, created: number): boolean => {
  if (!form.has('created')) return true;
  if (typeof form.tree['created'] === 'string') return created === form.integer('created');
  const range = form.form('created');
  range.only('gt', 'gte', 'lt', 'lte');
  return (
    created > (range.integer('gt') ?? -1) &&
    created >= (range.integer('gte') ?? 0) &&
    created < (range.integer('lt') ?? Infinity) &&
    created <= (range.integer('lte') ?? Infinity)
  );
};
