import { tokyoDay } from '../domain/text/tokyo-time.ts'

/**
 * The only module that reads the clock. Domain rules take an instant as an argument and backend services take
 * `clock`, so that tests can set the time; code at the edge (server functions, browser, commands) calls these
 * functions.
 */
export const now = (): Date => new Date()

/** Milliseconds since the Unix epoch. */
export const nowMs = (): number => Date.now()

/** Today's calendar date in Tokyo, YYYY-MM-DD. */
export const today = (): string => tokyoDay(now())
