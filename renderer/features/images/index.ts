export { Avatar } from './Avatar.tsx';
export { ChoosePicture } from './ChoosePicture.tsx';
export { PicturePreview } from './PicturePreview.tsx';
export { uploadPicture } from './uploadPicture.ts';
