import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

export type Counts = { passed: number; failed: number }

const vitestSchema = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
})

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A run that failed without a failed test (a file that does not load, a server that does not start) counts as one. */
const atLeastOne = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

export async function vitestCounts(path: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(vitestSchema, await readReport(path))
  if (!report.success) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, success } = report.output
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests }, success ? exitCode : 1)
}

export async function playwrightCounts(path: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(playwrightSchema, await readReport(path))
  if (!report.success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.output.stats
  if (flaky > 0)
    console.warn(`\n${flaky} browser tests passed only on the second try; they are listed as flaky above.`)
  return atLeastOne({ passed: expected + flaky, failed: unexpected }, exitCode)
}
