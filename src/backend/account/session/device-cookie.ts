import { ourCookie } from '../../../platform/server/cookie.server.ts'

const cookie = ourCookie('device')

/**
 * Maximum lifetime of a cookie in browsers. It survives log-outs, since it identifies the device, not a
 * person.
 */
const LIFE_SECONDS = 400 * 86_400

/** The secret in a Cookie header; null without a well-formed one. */
export const readDeviceCookie = (header: string | null): string | null => cookie.read(header)

/** Identifies a browser that has logged in, for mails about new devices and for its own rate limit. */
export const deviceCookie = (device: string): string => cookie.set(device, LIFE_SECONDS)
