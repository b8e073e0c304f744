/** What purchases in the iOS app are checked against: APPLE_BUNDLE_ID and its like. */
export interface AppleSettings {
  bundleId: string;
  /** The app's number in the App Store. */
  appId: number;
  productId: string;
  /** Apple's root certificates, in DER. */
  rootCertificates: readonly Buffer[];
  /** Whether certificates are asked about at Apple (OCSP). */
  onlineChecks: boolean;
  /** Addresses of accounts (their keys) whose purchases may come from Apple's sandbox: those that Apple reviews the app with. */
  reviewAccounts: readonly string[];
}
