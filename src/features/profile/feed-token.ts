/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const FEED_FORM = 'calendar-feed'

/** 32 random bytes in base64url, for a calendar address. Made in the loader, so that served HTML and page agree. */
export const newFeedToken = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
