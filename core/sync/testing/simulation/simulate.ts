import { findFault } from './findFault.ts';
import type { Faults } from './device.ts';
import { Simulation, type Action, type Step, type SimulationSettings } from './simulation.ts';

/** What people do, in the share in which they do it. */
export const actionMix: readonly Action[] = [
  ...([
    'create',
    'create',
    'create',
    'post',
    'post',
    'deletePost',
    'edit',
    'edit',
    'edit',
    'update',
    'answer',
    'delete',
    'choose',
  ] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle'] as const),
  ...(['die', 'clock', 'pass', 'pass', 'online', 'sign'] as const),
];

/** People who also write without an account, sign out with a copy and come back. */
export const localMix: readonly Action[] = [
  ...(['writeHere', 'writeHere', 'editHere', 'editHere', 'deleteHere', 'keepCopy', 'keepCopy', 'takeAlong'] as const),
  ...(['create', 'create', 'edit', 'edit', 'update', 'answer', 'delete', 'choose', 'sign', 'sign', 'sign'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'die', 'pass', 'online'] as const),
];

/** One prayer that is on every device, and everybody writes in it all the time. */
export const conflictMix: readonly Action[] = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'edit', 'answer', 'update', 'choose', 'delete'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'pass', 'die'] as const),
];

/** Few prayers, whose photos are changed all the time, while their words are. */
export const photoMix: readonly Action[] = [
  ...(['create', 'edit', 'edit', 'delete', 'photo', 'photo', 'photo', 'takePhoto'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'pass', 'pass', 'die', 'online'] as const),
];

export const manyFaults: Faults = { lostRequest: 10, lostReply: 25, twice: 10, nonsense: 10, death: 3 };

/** Plays a schedule, heals everything, and gives the first fault in words; null when there is none. */
export const simulate = async (
  steps: readonly Step[],
  settings: SimulationSettings,
  inspect?: (simulation: Simulation) => void,
): Promise<string | null> => {
  const simulation = new Simulation(settings);
  for (const each of steps) await simulation.step(each);
  await simulation.struggle();
  inspect?.(simulation);
  await simulation.heal();
  return findFault(simulation, settings.people);
};
