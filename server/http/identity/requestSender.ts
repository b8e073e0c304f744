import type { Context } from 'koa';
import { cookieNames } from '../../../core/rules/kept/cookieNames.ts';
import { retention } from '../../../core/rules/retention.ts';
import { utcDay } from '../../../core/rules/time.ts';
import type { Sender } from './person.ts';
import { deviceKey, fingerprintKey, networkKey } from './personKeys.ts';
import {
  newDeviceCookie,
  newVisitor,
  readDeviceCookie,
  readVisitorCookie,
  writeVisitorCookie,
  type Visitor,
} from './visitorCookie.ts';

const { visitor: VISITOR, device: DEVICE } = cookieNames;
/** In seconds. */
const VISITOR_LIFE = retention.visitorCookie / 1000;
const DEVICE_LIFE = retention.knownDevice / 1000;

interface Request {
  secret: string;
  /** Of the UTC day on which the request came. */
  dayKey: string;
  isSecure: boolean;
  /** When it came, in milliseconds since the epoch. */
  at: number;
}

/**
 * A class, since every request has one: with a closure for each method V8 moved what belongs to a request into the old
 * generation, and a GET cost 1.7 times the CPU (docs/proof.md P1).
 */
export class RequestSender implements Sender {
  private readonly ctx: Context;
  private readonly request: Request;
  private known: Visitor | null = null;
  /** Whether the visitor is one of a cookie that was sent. */
  private isKept = false;

  constructor(ctx: Context, request: Request) {
    this.ctx = ctx;
    this.request = request;
  }

  network(): string {
    return networkKey(this.ctx.ip, this.request.dayKey);
  }

  fingerprint(fingerprint: string): string {
    return fingerprintKey(fingerprint, this.ctx.ip, this.request.dayKey);
  }

  visitor(): Visitor {
    if (this.known) return this.known;
    const kept = readVisitorCookie(this.request.secret, this.ctx.cookies.get(this.nameOf(VISITOR)) ?? this.former());
    this.isKept = kept !== null;
    this.known = kept ?? newVisitor();
    return this.known;
  }

  keepVisitor(occasion: 'searched' | 'wrote'): void {
    const visitor = this.visitor();
    const isFirstSearch = occasion === 'searched' && visitor.knownSince === null;
    const former = this.former();
    if (this.isKept && !isFirstSearch && former === undefined) return;
    this.known = isFirstSearch ? { ...visitor, knownSince: utcDay(this.request.at) } : visitor;
    this.isKept = true;
    this.set(this.nameOf(VISITOR), writeVisitorCookie(this.request.secret, this.known), VISITOR_LIFE);
    if (former !== undefined) this.set(VISITOR, '', 0);
  }

  device(): string | null {
    const id = readDeviceCookie(this.request.secret, this.ctx.cookies.get(this.nameOf(DEVICE)));
    return id === null ? null : deviceKey(id, this.request.secret);
  }

  keepDevice(): string {
    const { secret } = this.request;
    const known = this.device();
    if (known !== null) return known;
    const cookie = newDeviceCookie(secret);
    this.set(this.nameOf(DEVICE), cookie, DEVICE_LIFE);
    return deviceKey(readDeviceCookie(secret, cookie) ?? '', secret);
  }

  /** Over https the cookie once had the plain name: who still has it stays the same visitor. */
  private former(): string | undefined {
    return this.request.isSecure ? this.ctx.cookies.get(VISITOR) : undefined;
  }

  /** The prefix makes browsers refuse a cookie unless it is Secure, for this host alone and for all paths. */
  private nameOf(name: string): string {
    return this.request.isSecure ? `__Host-${name}` : name;
  }

  private set(name: string, value: string, maxAge: number): void {
    const secure = this.request.isSecure ? '; Secure' : '';
    this.ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  }
}
