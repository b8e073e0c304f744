import type { z } from 'zod';
import type { Route } from './routes.ts';

/** Request and reply shapes of one endpoint. A missing shape means that part is not read or not sent. */
interface Shapes {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply?: z.ZodType;
}

export type Endpoint = Route & Shapes;

/** One object per HTTP endpoint: the Koa route, the client and the tests are all derived from it. */
export const endpoint = <R extends Route, S extends Shapes>(route: R, shapes: S): R & S => ({ ...route, ...shapes });

type In<S, K extends keyof Shapes> = S extends Record<K, infer T extends z.ZodType> ? z.input<T> : undefined;
type Out<S, K extends keyof Shapes> = S extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

export type BodyIn<S> = In<S, 'body'>;
export type BodyOut<S> = Out<S, 'body'>;
export type ParamsOut<S> = Out<S, 'params'>;
export type QueryIn<S> = In<S, 'query'>;
export type QueryOut<S> = Out<S, 'query'>;
/** What a handler gives and a client gets; nothing where the endpoint has no reply shape. */
export type Reply<S> = S extends Record<'reply', infer T extends z.ZodType> ? z.output<T> : void;
