const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A fresh key for a decision. `crypto.randomUUID` is not there on plain http, `getRandomValues` is. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => DIGITS[byte & 31]).join('');
