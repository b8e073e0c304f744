import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { toast } from '../feedback/toast.ts';

/** What is wrong with a form. */
export interface Problem {
  title: string;
  message: string;
  /** By the fields' names. */
  fields?: Readonly<Record<string, string>>;
  /** Told by a toast too, though the field says it. */
  alsoToast?: boolean;
}

/** `besideField`: a field of the form shows what it says. */
export interface ShownProblem extends Problem {
  besideField: boolean;
}

/** A problem with one field. */
export const fieldProblem = (title: string, field: string, message: string): Problem => ({
  title,
  message,
  fields: { [field]: message },
});

/** All that is wrong with a form at once, in the order of its fields; null when nothing is. A single problem stays as it is. */
export const mergeProblems = (title: string, each: readonly (Problem | null)[]): Problem | null => {
  const found = each.filter((problem) => problem !== null);
  if (found.length < 2) return found[0] ?? null;
  const fields = Object.assign({}, ...found.map((problem) => problem.fields)) as Record<string, string>;
  return { title, message: Object.values(fields).join(' '), fields };
};

interface Submission {
  /** Looks at what was typed before anything is sent. */
  check?(values: Values): Problem | null;
  send(values: Values): Promise<void>;
  /** Puts a failure into words; null when it has been dealt with already. */
  failed(error: unknown, values: Values): Problem | null;
}

/** What was typed, by the fields' names; a field that is not there is empty. */
export type Values = (name: string) => string;

/**
 * A form that is sent once at a time. What is wrong with a field stands beside it, and the first such field takes the
 * focus; what a failure says is told by a toast as well, and stands in the form where no field shows it.
 */
export const useSubmit = ({ check, send, failed }: Submission) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const running = useRef(false);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    // A button that is switched off while it works loses the focus.
    if (!busy && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [busy]);

  const report = (form: HTMLFormElement, next: Problem, how: 'toast' | 'inline') => {
    const wrong = [...form.elements].find(
      (each) => 'name' in each && Object.hasOwn(next.fields ?? {}, String(each.name)),
    );
    setProblem({ ...next, besideField: wrong !== undefined });
    if (how === 'toast' || wrong === undefined || next.alsoToast)
      toast(next.title, { description: next.message, tone: 'bad' });
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values: Values = (name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const wrong = check?.(values);
    if (wrong) return report(form, wrong, 'inline');
    running.current = true;
    pressed.current = event.submitter;
    setBusy(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      const next = failed(error, values);
      if (next) report(form, next, 'toast');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, problem, onSubmit, fieldError: (name: string) => problem?.fields?.[name] };
};
