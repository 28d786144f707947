import type { PostedForm } from '../forms/posted-form.ts'

/** Of the calendar's address, which is shown once more without JavaScript: what was kept is read once. */
export const FEED_FORM: PostedForm = { name: 'calendar-feed', typed: ['token'] }

/** 32 random bytes in base64url, for a calendar address. Made in the loader, so that served HTML and page agree. */
export const newFeedToken = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
