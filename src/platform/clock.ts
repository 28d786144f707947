import { tokyoDay } from '../domain/text/tokyo-time.ts'

/**
 * The only module that reads the clock. Rules take an instant as an argument, and the backend's services take `clock`, so that a test
 * sets the time; what stands at the edge (a server function, the browser, a command) asks here.
 */
export const now = (): Date => new Date()

/** Milliseconds since 1970. */
export const nowMs = (): number => Date.now()

/** The civil day in Tokyo, YYYY-MM-DD. */
export const today = (): string => tokyoDay(now())
