import { readImage, uploadImage } from '../../core/contract/images.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { Images } from './images.ts';

export const imageRoutes = (api: Api, images: Images, gate: GateSettings): void => {
  api.serveFor(allowed('post', gate), uploadImage, async ({ account, ctx }) => {
    const { id } = await images.upload(account.id, ctx.req, 'images');
    return { id };
  });
  api.servePicture(signedIn(), readImage, ({ account, params, query }) =>
    images.read(account, params.imageId, query.size),
  );
};
