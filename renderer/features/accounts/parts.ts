// For whoever signs out while there is no network.
import './comingAndGoing.ts';

export { Keeper } from './Keeper.ts';
export { SignedInMenu } from './SignedInMenu.tsx';
