import type { Prayer } from '../../../contract/journal.ts';
import { textsOf, type Simulation } from './simulation.ts';

/**
 * What must be true once everything is healed. Gives the first fault in words; null when there is none.
 * Every text that was called saved, and that nobody who saw it has replaced or deleted, is on the server and on every
 * device of its owner exactly once; nobody has anything of anybody else's; nothing waits.
 */
export const findFault = async (simulation: Simulation, people: readonly string[]): Promise<string | null> => {
  for (const person of people) {
    const onServer = simulation.server.prayers(person).filter(({ deletedAt }) => deletedAt === null);
    const fault = textFault(simulation, person, onServer);
    // Who writes on one device alone, and in one journal on it, has always seen everything.
    const sawEverything = simulation.devices.length === 1 && !simulation.wroteBesideCopy.has(person);
    if (sawEverything && onServer.some(({ conflicts }) => conflicts.length > 0))
      return 'A person is in conflict with themselves';
    if (fault) return `On the server: ${fault}`;
    const postFault = faultOfPosts(simulation, person);
    if (postFault) return `On the server: ${postFault}`;
    const photoFault = faultOfPhotos(simulation, person, onServer);
    if (photoFault) return `On the server: ${photoFault}`;
    for (const [index, device] of simulation.devices.entries()) {
      device.session = person;
      const journal = await device.journal();
      if (journal === 'dead') return 'a device died after healing';
      const waiting = journal.find(({ state }) => state !== 'safe');
      if (waiting)
        return `Device ${index}: "${waiting.prayer.content}" is ${waiting.state} (${waiting.reason ?? 'no reason'})`;
      if (canonical(journal.map(({ prayer }) => prayer)) !== canonical(onServer))
        return `Device ${index} and the server show different journals to ${person}`;
    }
  }
  for (const [index, device] of simulation.devices.entries())
    if (device.waiting() > 0) return `Device ${index} still has ${device.waiting()} to send`;
  return null;
};

const faultOfPosts = (simulation: Simulation, person: string): string | null => {
  const posts = simulation.server.posts(person);
  const twice = posts.find((text, index) => posts.indexOf(text) !== index);
  if (twice !== undefined) return `"${twice}" was published twice`;
  const foreign = posts.find((text) => !text.endsWith(`of ${person}`));
  if (foreign !== undefined) return `"${foreign}" was published as a post of ${person}`;
  const back = posts.find((text) => simulation.deletedPosts.has(text));
  if (back !== undefined) return `the post "${back}" was deleted and is published again`;
  for (const [text, author] of simulation.keptPosts)
    if (author === person && !posts.includes(text) && !simulation.deletedPosts.has(text))
      return `the post "${text}" was kept and is lost`;
  return null;
};

/** One photo at most, of this prayer and this person; and one that was kept is there unless another change was made. */
const faultOfPhotos = (simulation: Simulation, person: string, prayers: readonly Prayer[]): string | null => {
  for (const { id, photo } of prayers) {
    const data = photo ? (simulation.server.photos.get(photo.id) ?? 'no bytes') : null;
    const changes = simulation.photoChanges.get(id) ?? [];
    if (data !== null && !changes.some((change) => change.data === data))
      return `"${data}" is on a prayer of ${person}`;
    const [only, ...others] = changes;
    if (only?.kept && others.length === 0 && only.data !== data)
      return `"${only.data}" was kept, and there is "${data}"`;
    if (data === null && changes.length > 0 && changes.every((change) => change.kept && change.data !== null))
      return `a photo of ${person} is lost`;
  }
  return null;
};

const textFault = (simulation: Simulation, person: string, prayers: readonly Prayer[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of prayers.flatMap(textsOf)) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [text, count] of counts) {
    if (!text.endsWith(`of ${person}`)) return `"${text}" is in the journal of ${person}`;
    if (count > 1) return `"${text}" is there ${count} times`;
  }
  for (const [text, { owner, replaced }] of simulation.savedTexts)
    if (owner === person && !replaced && !counts.has(text)) return `"${text}" was saved and is lost`;
  return null;
};

const canonical = (prayers: readonly Prayer[]): string =>
  JSON.stringify(
    [...prayers].sort((one, other) => (one.id < other.id ? -1 : 1)).map((prayer) => Object.entries(prayer).sort()),
  );
