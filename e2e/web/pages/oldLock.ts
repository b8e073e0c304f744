/** Makes the lock one of a build that took shorter PINs. */
export const shortenPin = async ([pin, shorter]: readonly [string, string]) => {
  type Wrapped = Record<'salt' | 'iv' | 'key', string> & { rounds: number };
  type Row = { key: string; data: { pin: Wrapped } };
  const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const lockOf = async (secret: string, { salt, rounds }: Wrapped) => {
    const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: rounds };
    return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  };
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('lampstand');
    opening.onsuccess = () => resolve(opening.result);
  });
  const rows = await new Promise<Row[]>((resolve) => {
    const all = db.transaction('cachedContent').objectStore('cachedContent').getAll();
    all.onsuccess = () => resolve(all.result as Row[]);
  });
  const row = rows.find(({ key }) => key.startsWith('vault:'));
  if (!row) throw new Error('There is no lock');
  const wrapped = row.data.pin;
  const gcm = { name: 'AES-GCM', iv: bytes(wrapped.iv) };
  const key = await crypto.subtle.decrypt(gcm, await lockOf(pin, wrapped), bytes(wrapped.key));
  const again = new Uint8Array(await crypto.subtle.encrypt(gcm, await lockOf(shorter, wrapped), key));
  wrapped.key = btoa(String.fromCharCode(...again));
  const tx = db.transaction('cachedContent', 'readwrite');
  tx.objectStore('cachedContent').put(row);
  await new Promise((resolve) => (tx.oncomplete = resolve));
  db.close();
};
