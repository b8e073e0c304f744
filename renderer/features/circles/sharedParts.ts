// What the feature's index loads late: a file that pages import besides would not be loaded later.
export { CreateCircle } from './list/CreateCircle.tsx';
export { InviteLinks } from './settings/InviteLinks.tsx';
