import { randomInt, sign } from 'node:crypto';
import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
  ResponseBodyV2DecodedPayload,
} from '@apple/app-store-server-library';
import { certify, type Certificate } from './certificate.ts';

const YEAR = 365 * 24 * 60 * 60_000;
/** By which Apple marks the certificates of its receipts. */
const INTERMEDIATE = '1.2.840.113635.100.6.2.1';
const LEAF = '1.2.840.113635.100.6.11.1';

export const BUNDLE_ID = 'org.example.lampstand';
export const APP_ID = 640016;
export const PRODUCT_ID = 'org.example.lampstand.premium.yearly';

/** What signs as Apple does: the leaf first, as the header of what it signs lists them. */
export interface Chain {
  leaf: Certificate;
  intermediate: Certificate;
  root: Certificate;
}

interface ChainOptions {
  /** Instead of those that Apple has; undefined for none. */
  leafMarker?: string | undefined;
  intermediateMarker?: string | undefined;
  isAuthority?: boolean;
  askAt?: string;
  root?: Certificate;
  /** In milliseconds. */
  validFrom?: number;
  validTo?: number;
}

/** Three certificates as Apple's receipts have them, of keys that nobody else has. */
export const createChain = (options: ChainOptions = {}): Chain => {
  const { askAt, validFrom = Date.UTC(2020, 0), validTo = Date.UTC(2049, 0), isAuthority = true } = options;
  const { leafMarker = LEAF, intermediateMarker = INTERMEDIATE } = options;
  const common = { validFrom, validTo, ...(askAt && { askAt }) };
  const root = options.root ?? certify({ ...common, name: 'Root of tests', isAuthority: true });
  const intermediate = certify({
    ...common,
    name: 'Intermediate of tests',
    issuer: root,
    isAuthority,
    ...('intermediateMarker' in options && !options.intermediateMarker ? {} : { marker: intermediateMarker }),
  });
  const leaf = certify({
    ...common,
    name: 'Leaf of tests',
    issuer: intermediate,
    ...('leafMarker' in options && !options.leafMarker ? {} : { marker: leafMarker }),
  });
  return { leaf, intermediate, root };
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs as Apple does; a header of one's own replaces parts of it. */
export const signAs = ({ leaf, intermediate, root }: Chain, payload: object, header: object = {}): string => {
  const x5c = [leaf, intermediate, root].map(({ der }) => der.toString('base64'));
  const content = `${encode({ alg: 'ES256', x5c, ...header })}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(content), { key: leaf.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
};

export type Transaction = JWSTransactionDecodedPayload & { originalTransactionId: string };
export type AppStore = ReturnType<typeof createAppStore>;

/** An App Store of our own: sells the yearly plan, and signs what it says with `chain`. */
export const createAppStore = (now: () => number, chain = createChain()) => {
  /** A purchase for a year, paid now, of an account; `fields` are what is otherwise. */
  const sell = (userId: string, fields: JWSTransactionDecodedPayload = {}): Transaction => {
    const id = String(randomInt(1e12, 9e12));
    const purchaseDate = fields.purchaseDate ?? now();
    return {
      originalTransactionId: id,
      transactionId: id,
      bundleId: BUNDLE_ID,
      productId: PRODUCT_ID,
      purchaseDate,
      originalPurchaseDate: purchaseDate,
      expiresDate: purchaseDate + YEAR,
      quantity: 1,
      type: 'Auto-Renewable Subscription',
      appAccountToken: userId,
      inAppOwnershipType: 'PURCHASED',
      environment: 'Production',
      transactionReason: 'PURCHASE',
      signedDate: now(),
      ...fields,
    };
  };

  const renewalOf = (transaction: Transaction, fields: JWSRenewalInfoDecodedPayload = {}) => {
    const { originalTransactionId, environment = 'Production' } = transaction;
    const product = { productId: PRODUCT_ID, autoRenewProductId: PRODUCT_ID, autoRenewStatus: 1 };
    return { originalTransactionId, ...product, environment, signedDate: now(), ...fields };
  };

  const notify = (
    notificationType: string,
    data: { transaction?: Transaction; renewal?: JWSRenewalInfoDecodedPayload; about?: object } = {},
  ): ResponseBodyV2DecodedPayload => ({
    notificationType,
    notificationUUID: crypto.randomUUID(),
    version: '2.0',
    signedDate: now(),
    data: {
      appAppleId: APP_ID,
      bundleId: BUNDLE_ID,
      environment: data.transaction?.environment ?? 'Production',
      ...(data.transaction && { signedTransactionInfo: signAs(chain, data.transaction) }),
      ...(data.transaction && { signedRenewalInfo: signAs(chain, renewalOf(data.transaction, data.renewal)) }),
      ...data.about,
    },
  });

  return {
    chain,
    settings: {
      bundleId: BUNDLE_ID,
      appId: APP_ID,
      productId: PRODUCT_ID,
      rootCertificates: [chain.root.der],
      onlineChecks: false,
      reviewAccounts: [] as string[],
    },
    sell,
    /** The period that follows one, paid at its end. */
    renew: (transaction: Transaction, fields: JWSTransactionDecodedPayload = {}): Transaction => ({
      ...transaction,
      transactionId: String(randomInt(1e12, 9e12)),
      purchaseDate: transaction.expiresDate ?? 0,
      expiresDate: (transaction.expiresDate ?? 0) + YEAR,
      transactionReason: 'RENEWAL',
      signedDate: now(),
      ...fields,
    }),
    /** The same period, told again now. */
    again: (transaction: Transaction, fields: JWSTransactionDecodedPayload = {}): Transaction => ({
      ...transaction,
      signedDate: now(),
      ...fields,
    }),
    notify,
    sign: (payload: object, header?: object) => signAs(chain, payload, header),
  };
};
