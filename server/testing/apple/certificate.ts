import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A certificate in DER, and the key that it is of. */
export interface Certificate {
  name: string;
  der: Buffer;
  privateKey: KeyObject;
}

interface CertificateOptions {
  name: string;
  /** Who signs it; it signs itself without one. */
  issuer?: Certificate;
  isAuthority?: boolean;
  /** An extension by which Apple tells what its certificates are for: an object identifier. */
  marker?: string;
  /** Where is told whether it is still good (OCSP). */
  askAt?: string;
  /** In milliseconds. */
  validFrom: number;
  validTo: number;
}

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const octets = (...parts: Buffer[]) => tlv(0x04, ...parts);
const bits = (bytes: Buffer) => tlv(0x03, Buffer.from([0]), bytes);
const explicit = (index: number, ...parts: Buffer[]) => tlv(0xa0 + index, ...parts);
const yes = Buffer.from([0x01, 0x01, 0xff]);

const objectId = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};

/** Seven bits a byte, the last alone without its highest. */
const base128 = (value: number): number[] => {
  const bytes = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
};

const time = (moment: number) =>
  tlv(0x18, Buffer.from(`${new Date(moment).toISOString().replace(/[-:T]|\.\d+/g, '')}`));

const distinguished = (name: string) =>
  sequence(tlv(0x31, sequence(objectId('2.5.4.3'), tlv(0x0c, Buffer.from(name)))));

const extension = (id: string, value: Buffer, ...critical: Buffer[]) =>
  sequence(objectId(id), ...critical, octets(value));

const extensionsOf = ({ isAuthority, marker, askAt }: CertificateOptions): Buffer[] => [
  ...(isAuthority ? [extension('2.5.29.19', sequence(yes), yes)] : []),
  ...(marker ? [extension(marker, Buffer.from([0x05, 0x00]))] : []),
  ...(askAt
    ? [
        extension(
          '1.3.6.1.5.5.7.1.1',
          sequence(sequence(objectId('1.3.6.1.5.5.7.48.1'), tlv(0x86, Buffer.from(askAt)))),
        ),
      ]
    : []),
];

/** A new key with its certificate (ES256), as Apple makes them, but for the names. */
export const certify = (options: CertificateOptions): Certificate => {
  const { name, issuer, validFrom, validTo } = options;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('1.2.840.10045.4.3.2'));
  const extensions = extensionsOf(options);
  const content = sequence(
    explicit(0, Buffer.from([0x02, 0x01, 0x02])),
    tlv(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)])),
    algorithm,
    distinguished(issuer?.name ?? name),
    sequence(time(validFrom), time(validTo)),
    distinguished(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [explicit(3, sequence(...extensions))] : []),
  );
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey);
  return { name, der: sequence(content, algorithm, bits(signature)), privateKey };
};
