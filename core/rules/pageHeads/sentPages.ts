/**
 * The pages as the build draws them for the server to send, so that something stands before any script has come
 * (docs/proof.md P15): dist/renderer/.vite/sentPages.json, written by renderer/prerender, read by server/pages.
 */
export interface SentPages {
  /** What stands before and behind a page's own part. */
  frames: [before: string, after: string][];
  /** By path; behind a path with lines to call, a space and the country of the church where it has told one. */
  pages: Record<string, { frame: number; main: string }>;
  /** The frame of all other pages. */
  otherFrame: number;
  /** The lamp, and what takes its place where the church has a logo of its own. */
  lamp: string;
  logo: string;
  /** A script that keeps what a person does before React is there. */
  keepEarly: string;
}

/** What stands in a drawn page for what a church may change. No text of ours or of a church's has these characters. */
export const sentBlanks = { name: '\uE001', tagline: '\uE002', logo: '\uE003' } as const;
