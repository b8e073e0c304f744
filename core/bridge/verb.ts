import { z } from 'zod';

/** What a page may ask of the main process, declared once: main checks by it, preload and the page's client follow it. */
export interface Verb<Args extends readonly unknown[], Reply> {
  /** Main checks every call's arguments by these, whoever asks. */
  args: z.ZodType<Args>;
  /** Known to the compiler alone: main's answers are our own. */
  reply?: Reply;
}

type ArgsOf<Schemas extends readonly z.ZodType[]> = { -readonly [I in keyof Schemas]: z.infer<Schemas[I]> };

/** `verb(owner, draft).returns<string>()` takes an owner and a draft, and answers a string. */
export const verb = <const Schemas extends readonly z.ZodType[]>(...schemas: Schemas) => ({
  returns: <Reply>(): Verb<ArgsOf<Schemas>, Reply> => ({
    args: z.tuple(schemas as unknown as []) as unknown as z.ZodType<ArgsOf<Schemas>>,
  }),
});
