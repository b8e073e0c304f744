import type { routes, RouteName } from '../../core/contract/routes.ts';

/** The path of an endpoint as a type: a query key is checked against the contract without carrying its table. */
export type ApiPath<Name extends RouteName> = (typeof routes)[Name]['path'];
