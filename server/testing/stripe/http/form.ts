import { invalid } from './refusal.ts';

type Value = string | Tree;
interface Tree {
  [key: string]: Value;
}

/** Parameters as Stripe takes them: `items[0][price]=…`, read by name and kind. */
export class Form {
  readonly tree: Tree;
  private readonly path: string;

  constructor(tree: Tree, path = '') {
    this.tree = tree;
    this.path = path;
  }

  static parse(text: string): Form {
    const tree: Tree = Object.create(null) as Tree;
    for (const [name, value] of new URLSearchParams(text)) {
      const keys = name.split(/\]?\[|\]$/).filter((key, at, all) => key !== '' || at < all.length - 1);
      let branch = tree;
      for (const key of keys.slice(0, -1)) {
        const next = (branch[key] ??= Object.create(null) as Tree);
        if (typeof next === 'string') throw invalid(`Invalid hash: ${name}`, name);
        branch = next;
      }
      const last = keys.at(-1) ?? '';
      // `expand[]=a&expand[]=b` counts up.
      branch[last === '' ? String(Object.keys(branch).length) : last] = value;
    }
    return new Form(tree);
  }

  get names(): string[] {
    return Object.keys(this.tree);
  }

  has(name: string): boolean {
    return name in this.tree;
  }

  name(key: string): string {
    return this.path === '' ? key : `${this.path}[${key}]`;
  }

  text(name: string): string | undefined {
    const value = this.tree[name];
    if (typeof value === 'object') throw invalid(`Invalid string: ${this.name(name)}`, this.name(name));
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (!value) throw invalid(`Missing required param: ${this.name(name)}.`, this.name(name), 'parameter_missing');
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d+$/.test(value))
      throw invalid(`Invalid integer: ${value}`, this.name(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, this.name(name));
    return value === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    const found = allowed.find((each) => each === value);
    if (value !== undefined && found === undefined)
      throw invalid(`Invalid ${this.name(name)}: must be one of ${allowed.join(', ')}`, this.name(name));
    return found;
  }

  form(name: string): Form {
    const value = this.tree[name];
    return new Form(typeof value === 'object' ? value : {}, this.name(name));
  }

  forms(name: string): Form[] {
    const all = this.form(name);
    return all.names.map((key) => all.form(key));
  }

  texts(name: string): string[] {
    const all = this.form(name);
    return all.names.map((key) => all.text(key) ?? '');
  }

  /** `metadata` laid over what was there; an empty value takes a key away. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const given = this.form('metadata');
    const after = { ...before, ...Object.fromEntries(given.names.map((key) => [key, given.text(key) ?? ''])) };
    return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''));
  }

  /** Refuses what this call does not know, as Stripe does. */
  only(...allowed: string[]): void {
    const unknown = this.names.find((name) => !allowed.includes(name) && name !== 'expand');
    if (unknown)
      throw invalid(`Received unknown parameter: ${this.name(unknown)}`, this.name(unknown), 'parameter_unknown');
  }
}
