import type { NewPrayer, Prayer, PrayerEdit, Saved } from '../../../contract/journal.ts';
import type { PhotoBytes } from '../../../journal/types.ts';
import type { RawResponse, OutgoingRequest } from '../../protocol.ts';
import {
  newPrayer,
  applyDelete,
  applyEdit,
  applyPhoto,
  type ChangeOutcome,
  type SeenBefore,
  type ChangeResult,
  type ChangeContext,
} from '../../../journal/conflictRules.ts';

interface Kept {
  prayer: Prayer;
  createdRevision: number;
  hash: string;
}

interface Journal {
  revision: number;
  prayers: Map<string, Kept>;
  changes: Map<string, Change>;
}

interface Change {
  prayerId: string;
  revision: number;
  outcome: ChangeOutcome;
  hash: string;
}

interface SentPost {
  clientId: string;
  content: string;
}

/** The server's side in memory, by the same rules as server/journal: what it commits, it commits before it answers. */
export class SimulatedServer {
  private readonly journals = new Map<string, Journal>();
  /** Each with its author and the id that the author's device gave it. */
  private published: { author: string; clientId: string; content: string }[] = [];
  /** The ids of those that were deleted. */
  private readonly tombstones = new Set<string>();
  /** The bytes of photos, by their ids. */
  readonly photos = new Map<string, string>();
  now = Date.UTC(2026, 10, 20);
  /** Answers in the server's place, when it gives something: a proxy, a portal, a server in trouble. */
  intercept: (request: OutgoingRequest) => RawResponse | null = () => null;
  /** Whether ids are keys, and whether those of deleted posts are. A server without is broken on purpose. */
  readonly keys: boolean;
  readonly remembersDeleted: boolean;

  constructor({ keys = true, remembersDeleted = true } = {}) {
    this.keys = keys;
    this.remembersDeleted = remembersDeleted;
  }

  journal(owner: string): Journal {
    let journal = this.journals.get(owner);
    if (!journal) this.journals.set(owner, (journal = { revision: 0, prayers: new Map(), changes: new Map() }));
    return journal;
  }

  prayers(owner: string): Prayer[] {
    return [...this.journal(owner).prayers.values()].map(({ prayer }) => prayer);
  }

  posts(author: string): string[] {
    return this.published.filter((post) => post.author === author).map(({ content }) => content);
  }

  /** What a backup would hold of the journals. */
  backup(): string {
    return JSON.stringify(
      [...this.journals].map(([owner, { revision, prayers, changes }]) => [
        owner,
        revision,
        [...prayers],
        [...changes],
      ]),
    );
  }

  restore(backup: string): void {
    this.journals.clear();
    type Saved = [string, number, [string, Kept][], [string, Change][]];
    for (const [owner, revision, prayers, changes] of JSON.parse(backup) as Saved[])
      this.journals.set(owner, { revision, prayers: new Map(prayers), changes: new Map(changes) });
  }

  handle(session: string | null, request: OutgoingRequest): RawResponse {
    const { method, path, body, photo } = request;
    const intercepted = this.intercept(request);
    if (intercepted) return intercepted;
    const [address = '', search = ''] = path.split('?');
    const query = Object.fromEntries(
      search.split('&').map((pair) => pair.split('=').map(decodeURIComponent)),
    ) as Record<string, string>;
    const sent = JSON.parse(JSON.stringify(body ?? query)) as Record<string, unknown>;
    if (session === null || (sent['owner'] !== undefined && sent['owner'] !== session))
      return fail(401, 'not_signed_in');
    if (address === '/api/posts') return this.publish(session, sent as unknown as SentPost);
    const [, , , id = '', photos, photoId = ''] = address.split('/');
    if (photos) return this.changePhoto(session, id, { changeId: String(query['changeId']), photoId, photo });
    if (method === 'POST') return this.add(session, sent as unknown as NewPrayer & { id?: string });
    if (method === 'GET') return this.feed(session, Number(query['since']), Number(query['seen']), 20);
    const { changeId, owner: _, revision, replaces, replacesAnswer, texts, ...set } = sent;
    const seen = { revision: Number(revision), words: replaces, answer: replacesAnswer, texts } as SeenBefore;
    if (method === 'DELETE')
      return this.change(session, id, String(changeId), 'delete', (before, settling) =>
        applyDelete(before, seen, settling),
      );
    const edit = set as PrayerEdit;
    const hash = JSON.stringify([edit.title, edit.content, edit.answerStory, edit.addUpdates]);
    return this.change(session, id, String(changeId), hash, (before, settling) =>
      applyEdit(before, edit, seen, settling),
    );
  }

  /** Its author deletes one, from wherever. Gives its text; null where there is none. */
  deletePost(author: string, n: number): string | null {
    const theirs = this.published.filter((post) => post.author === author);
    const post = theirs[n % theirs.length];
    if (!post) return null;
    this.published = this.published.filter((each) => each !== post);
    this.tombstones.add(`${author} ${post.clientId}`);
    return post.content;
  }

  private publish(author: string, { clientId, content }: SentPost): RawResponse {
    if (this.remembersDeleted && this.tombstones.has(`${author} ${clientId}`)) return fail(410, 'gone');
    const known = this.published.find((post) => post.author === author && post.clientId === clientId);
    if (known && this.keys && known.content !== content) return fail(409, 'conflict');
    if (!known || !this.keys) this.published.push({ author, clientId, content });
    return ok({ id: `post ${clientId}`, clientId, mine: true, content });
  }

  private add(owner: string, body: NewPrayer & { id?: string }): RawResponse {
    const journal = this.journal(owner);
    const hash = JSON.stringify([body.title, body.content]);
    const revision = this.next(journal);
    let id = body.id ?? `made-${revision}`;
    const taken = [...this.journals].find(([, { prayers }]) => prayers.has(id));
    const known = journal.prayers.get(id);
    if (taken && this.keys) {
      if (!known || known.hash !== hash) return fail(409, 'conflict');
      return reply({ id, changeId: id, revision: known.createdRevision, outcome: 'applied', prayer: known.prayer });
    }
    if (taken) id = `made-${revision}`;
    const { title, content, category, tags, createdAt, answeredAt, answerStory, updates } = body;
    const written = { title, content, category, tags, createdAt, answeredAt, answerStory, updates };
    const prayer = newPrayer(id, owner, written, { changeId: id, revision, at: this.at() });
    journal.prayers.set(id, { prayer, createdRevision: revision, hash });
    return reply({
      id: body.id ?? id,
      changeId: body.id ?? id,
      revision,
      outcome: 'applied',
      prayer: { ...prayer, id: body.id ?? id },
    });
  }

  private changePhoto(
    owner: string,
    id: string,
    { changeId, photoId, photo }: { changeId: string; photoId: string; photo: PhotoBytes | undefined },
  ): RawResponse {
    const put = photo ? { id: photoId, width: 4, height: 3 } : null;
    return this.change(owner, id, changeId, JSON.stringify([photoId, put]), (before, settling) => {
      if (photo) this.photos.set(photoId, photo.data);
      return applyPhoto(before, put, photoId, settling);
    });
  }

  private change(
    owner: string,
    id: string,
    changeId: string,
    hash: string,
    settle: (before: Prayer, settling: ChangeContext) => ChangeResult,
  ): RawResponse {
    const journal = this.journal(owner);
    const kept = journal.prayers.get(id);
    if (!kept) return fail(404, 'not_found');
    const known = journal.changes.get(changeId);
    if (known && this.keys) {
      if (known.hash !== hash || known.prayerId !== id) return fail(409, 'conflict');
      return reply({ id, changeId, revision: known.revision, outcome: known.outcome, prayer: kept.prayer });
    }
    const revision = this.next(journal);
    const { prayer, outcome } = settle(kept.prayer, { changeId, revision, at: this.at() });
    journal.prayers.set(id, { ...kept, prayer });
    journal.changes.set(changeId, { revision, prayerId: id, outcome, hash });
    return reply({ id, changeId, revision, outcome, prayer });
  }

  private feed(owner: string, since: number, seen: number, limit: number): RawResponse {
    const { prayers, changes: settled } = this.journal(owner);
    const revisions = [
      ...[...prayers.values()].map(({ createdRevision }) => createdRevision),
      ...[...settled.values()].map(({ revision }) => revision),
    ];
    const knownUntil = Math.max(0, ...revisions.filter((revision) => revision <= seen));
    const newer = this.prayers(owner)
      .filter(({ revision }) => revision > since)
      .sort((one, other) => one.revision - other.revision);
    const changes = newer.slice(0, limit);
    return ok({
      userId: owner,
      changes,
      next: changes.at(-1)?.revision ?? since,
      more: newer.length > limit,
      knownUntil,
    });
  }

  private next(journal: Journal): number {
    return (journal.revision = Math.max(journal.revision + 1, this.now));
  }

  private at(): string {
    return new Date(this.now).toISOString();
  }
}

const ok = (body: unknown): RawResponse => ({ status: 200, body: JSON.stringify(body), retryAfter: null });
const reply = (saved: Saved): RawResponse => ok(saved);

export const fail = (status: number, code: string, retryAfter: number | null = null): RawResponse => ({
  status,
  body: JSON.stringify({ error: `It was ${code}.`, code, requestId: 'r' }),
  retryAfter,
});

export const page = (status: number): RawResponse => ({
  status,
  body: '<!doctype html><h1>Sign in to the café</h1>',
  retryAfter: null,
});
