export type DangerKind = 'suicide' | 'self-harm' | 'abuse' | 'harming';

/** What the words speak of, and whether the writer's own life or another's. */
export interface Danger {
  kind: DangerKind;
  subject: 'self' | 'other';
}
