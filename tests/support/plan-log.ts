import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Whether this run collects plans: then every test database is one of the server. */
export const COLLECTS_PLANS = process.env['PLANS'] === '1'

/**
 * What `PLANS=1 npm test -- api` collects: the plan of each statement, made by a PostgreSQL that avoids sequential scans.
 * A statement that scans nevertheless has no index that serves it, however small the tables of the tests are.
 */
const LOG = join(import.meta.dirname, '../../test-results/plans.log')

/** Flags for a server that logs the plan of each statement, those inside functions too. */
export const PLAN_FLAGS = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_parameter_max_length=0',
  'enable_seqscan=off',
  'jit=off',
  'log_line_prefix=%d ',
].flatMap((setting) => ['-c', setting])

/** Tables of a few rows, whatever the app's size, and of rows that live for minutes. */
const SMALL = new Set([
  'address_return',
  'demo_data',
  'line_flow',
  'line_handoff',
  'listing_purged',
  'log_in_step',
  'service_alert',
  'signing_key',
  'staff',
])

export async function openPlanLog(): Promise<(text: string) => void> {
  await mkdir(dirname(LOG), { recursive: true })
  const file = createWriteStream(LOG)
  return (text) => void file.write(text)
}

/** Prints the statements of the log that read a whole table which grows; those of the tests are among them. */
export async function printScans(): Promise<void> {
  const log = await readFile(LOG, 'utf8')
  const counts = new Map<string, number>()
  // An entry begins with the name of its database; its other lines begin with a tab.
  for (const entry of log.split(/\n(?=\S)/)) {
    const [, text = '', plan = ''] =
      /^test_\w+ LOG: .*\n\tQuery Text: ([^]*?)\n\t(\S.*\(cost=[^]*)/.exec(entry) ?? []
    const statement = text.replaceAll(/\s+/g, ' ').slice(0, 200)
    for (const [, table = ''] of plan.matchAll(/Seq Scan on (\w+)/g)) {
      const scan = `${table}: ${statement}`
      if (!SMALL.has(table)) counts.set(scan, (counts.get(scan) ?? 0) + 1)
    }
  }
  for (const [scan, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${count} × ${scan}`)
}
