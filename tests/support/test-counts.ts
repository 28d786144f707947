import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** `notes` name each failed test with the beginning of its message, to be printed again at the end of the run. */
export type Counts = { passed: number; failed: number; notes: readonly string[] }

const vitestSchema = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
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

const LINES_OF_A_MESSAGE = 12

function note(file: string, test: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE)
  return [`✘ ${relative(process.cwd(), file)} ${test}`.trimEnd(), ...lines.map((line) => `    ${line}`)].join(
    '\n',
  )
}

/** Counts of vitest's JSON report; a report that is missing or of another shape counts as one failure. */
export async function vitestCounts(path: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(vitestSchema, await readReport(path))
  if (!report.success) return { passed: 0, failed: 1, notes: ['✘ vitest: no report'] }
  const { numPassedTests, numFailedTests, success, testResults } = report.output
  const notes = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [note(file.name, '', file.message)] : []
    return failed.map((test) => note(file.name, test.fullName, test.failureMessages?.join('\n') ?? ''))
  })
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests, notes }, success ? exitCode : 1)
}

/** Counts of Playwright's JSON report; its own reporter prints the failed tests last. */
export async function playwrightCounts(path: string, exitCode: number): Promise<Counts> {
  const report = v.safeParse(playwrightSchema, await readReport(path))
  if (!report.success) return { passed: 0, failed: 1, notes: ['✘ playwright: no report'] }
  const { expected, unexpected, flaky } = report.output.stats
  if (flaky > 0)
    console.warn(`\n${flaky} browser tests passed only on the second try; they are listed as flaky above.`)
  return atLeastOne({ passed: expected + flaky, failed: unexpected, notes: [] }, exitCode)
}
