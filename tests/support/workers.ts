import { availableParallelism, totalmem } from 'node:os'

/** A test process with an app or a browser of its own, in bytes. */
const MEMORY_OF_ONE = 2 * 1024 ** 3
/** The database server of a run takes 300 connections, and a test at most 25. */
const MOST = 12

/**
 * How many test files, or browsers, run at once: three for two cores. A fifth of the time of an API test and a third of a
 * browser's is spent waiting for a timer, an idle network or the other side, with nothing for the core to do.
 */
export const WORKERS = Math.max(
  1,
  Math.min(Math.ceil(availableParallelism() * 1.5), Math.floor(totalmem() / MEMORY_OF_ONE), MOST),
)
