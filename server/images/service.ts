// What other features of the server may use of images.
export { claimImage, releaseImage } from './store.ts';
