import { findFault } from './check.ts';
import type { Faults } from './device.ts';
import { World, type Act, type Step, type WorldSettings } from './world.ts';

/** What people do, in the share in which they do it. */
export const acts: readonly Act[] = [
  ...(['create', 'create', 'create', 'edit', 'edit', 'edit', 'update', 'answer', 'delete', 'choose'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle'] as const),
  ...(['die', 'clock', 'pass', 'pass', 'online', 'sign'] as const),
];

/** One prayer that is on every device, and everybody writes in it all the time. */
export const quarrel: readonly Act[] = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'edit', 'answer', 'update', 'choose', 'delete'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'pass', 'die'] as const),
];

export const badDay: Faults = { lostRequest: 10, lostReply: 25, twice: 10, nonsense: 10, death: 3 };

/** Plays a schedule, heals everything, and gives the first fault in words; null when there is none. */
export const play = async (
  steps: readonly Step[],
  settings: WorldSettings,
  look?: (world: World) => void,
): Promise<string | null> => {
  const world = new World(settings);
  for (const each of steps) await world.step(each);
  await world.struggle();
  look?.(world);
  await world.heal();
  return findFault(world, settings.people);
};
