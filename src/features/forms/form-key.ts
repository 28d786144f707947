/**
 * Random key of one rendered form, the base of its idempotency keys. Made in the loader, so that served HTML
 * and hydrated page agree. `crypto.randomUUID` is missing outside secure contexts; `getRandomValues` is not.
 */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
