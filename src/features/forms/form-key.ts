/**
 * The name of one rendered form. Made where the page is loaded, so that the served HTML and the browser agree on it.
 * `randomUUID` is missing outside secure contexts; random bytes are not.
 */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
