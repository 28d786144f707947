import { availableParallelism, totalmem } from 'node:os'

/** A test process with an app or a browser of its own, in bytes. */
const MEMORY_OF_ONE = 2 * 1024 ** 3
/** The database server of a run takes 300 connections, and a test at most 25. */
const MOST = 12

const atMost = (processes: number): number =>
  Math.max(1, Math.min(processes, Math.floor(totalmem() / MEMORY_OF_ONE), MOST))

/** How many test files run at once: one for each core, as far as memory and connections go. */
export const WORKERS = atMost(availableParallelism())

/**
 * How many browsers run at once: three for two cores. Of the time of a test at one browser a core, a third is spent waiting
 * for a timer, an idle network or the other side, with nothing for the core to do.
 */
export const BROWSERS = atMost(Math.ceil(availableParallelism() * 1.5))
