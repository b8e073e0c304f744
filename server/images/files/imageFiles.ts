/** Where pictures are kept, shared by all processes. `name` is ours: letters, digits and dashes. Failures are thrown. */
export interface ImageFiles {
  /** Resolved once it is kept for good. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Buffer | null>;
  /** It need not be there. */
  remove(name: string): Promise<void>;
}

/** How a bucket is reached. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
