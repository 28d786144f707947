import { availableParallelism, totalmem } from 'node:os'

/** A test process with an app or a browser of its own, in bytes. */
const MEMORY_OF_ONE = 2 * 1024 ** 3
/** The database server of a run takes 300 connections, and a test at most 25. */
const MOST = 12

/** How many test files run at once: one for each core, as far as memory and connections go. */
export const WORKERS = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor(totalmem() / MEMORY_OF_ONE), MOST),
)
