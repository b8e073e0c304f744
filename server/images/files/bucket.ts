import { AwsClient } from 'aws4fetch';
import type { BucketSettings, ImageFiles } from './imageFiles.ts';

/** For one request to the bucket and its retries, in milliseconds. */
const TIMEOUT = 15_000;
const RETRIES = 2;

/** Pictures in a bucket of Amazon's protocol for storage, which many speak; under `images/`. */
export const bucketFiles = ({ endpoint, bucket, region, ...keys }: BucketSettings): ImageFiles => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/images`;

  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
  ): Promise<Response | null> => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await client.fetch(`${base}/${name}.webp`, { ...init, method, redirect: 'error', signal });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return null;
    throw new Error(`The bucket answered ${method} with ${answer.status}`);
  };

  return {
    async write(name, bytes) {
      const answer = await send('PUT', name, { body: Buffer.from(bytes), headers: { 'Content-Type': 'image/webp' } });
      await answer?.body?.cancel();
    },
    async read(name) {
      const answer = await send('GET', name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async remove(name) {
      const answer = await send('DELETE', name);
      await answer?.body?.cancel();
    },
  };
};
