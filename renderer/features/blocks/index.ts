export { BlockedPeople } from './BlockedPeople.tsx';
