// What useSession.ts loads: a file that others import besides would not be loaded later.
export * from './signInOut.ts';
