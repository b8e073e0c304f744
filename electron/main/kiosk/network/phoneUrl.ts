/** Names by which a computer means itself, or every address that it has: no phone finds it by them. */
const itself = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

const forPhones = (address: string): string | null => {
  const url = URL.parse(address);
  return url && !itself.test(url.hostname) ? url.origin : null;
};

/**
 * Where a phone finds our pages: the address that the church's server gives for itself, else the one by which this kiosk
 * reaches it. Null when a phone could open neither; then there is no code to scan.
 */
export const phoneUrl = (publicUrl: string | null, server: string): string | null =>
  forPhones(publicUrl ?? '') ?? forPhones(server);
