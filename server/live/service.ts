// What other features of the server may use of the live stream.
export type { Listeners, LiveMessage, Publish } from './message.ts';
