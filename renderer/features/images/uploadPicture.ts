import { routes } from '../../../core/contract/routes.ts';
import { request } from '../../api/request.ts';

/** A picture on a slow line, in milliseconds. */
const UPLOAD_TIMEOUT = 90_000;

/** Gives the id of the picture at the server, where it goes after a day unless something shows it. */
export const uploadPicture = async (picture: Blob): Promise<string> => {
  const { data } = await request('POST', routes.uploadImage.path, { body: picture, timeout: UPLOAD_TIMEOUT });
  return (data as { id: string }).id;
};
