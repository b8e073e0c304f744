/** A photo on a prayer, as it is kept and sent: small, since every device of its owner and the server have it. */
export const photoLimits = {
  /** The longer side, in pixels. */
  side: 1280,
  bytes: 200 * 1024,
  /** Signs of one in base64 that is still taken, with room for what another version made. */
  base64: 1_400_000,
} as const;
