import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import * as v from 'valibot'

/** A node of a plan that was run: what a scan gave and threw away is what it has read. */
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number | undefined
  'Rows Removed by Index Recheck'?: number | undefined
  Plans?: PlanNode[] | undefined
}

const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Actual Rows': v.number(),
  'Actual Loops': v.number(),
  'Rows Removed by Filter': v.optional(v.number()),
  'Rows Removed by Index Recheck': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
})
const explained = v.array(v.object({ 'QUERY PLAN': v.array(v.object({ Plan: planNode })) }))

const SCANS = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan', 'Tid Scan'])

function rowsOf(node: PlanNode): number {
  const own =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const read = SCANS.has(node['Node Type']) ? own * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), read)
}

/** What a plan scans: tables, or their indexes. */
const scansOf = (node: PlanNode): string[] => [
  ...(SCANS.has(node['Node Type'])
    ? [`${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`]
    : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

type Read = { text: string; rows: number; scans: string[] }

type Statement = { text: string; params: unknown[] }

/** Statements that a database has run, and how many rows each reads when it is run again. */
export function statementLog(): {
  logger: Logger
  rowsRead(url: string): Promise<Read[]>
  clear(): void
} {
  let statements: Statement[] = []
  return {
    logger: { logQuery: (text, params) => void statements.push({ text, params }) },
    clear: () => {
      statements = []
    },
    async rowsRead(url) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const read: Read[] = []
      try {
        for (const { text, params } of statements) {
          if (!/^\s*\(?(select|with)/i.test(text)) continue
          await client.query('begin')
          const { rows } = await client.query(`explain (analyze, format json) ${text}`, params)
          await client.query('rollback')
          const [plan] = v.parse(explained, rows)[0]?.['QUERY PLAN'] ?? []
          if (plan) read.push({ text, rows: rowsOf(plan.Plan), scans: scansOf(plan.Plan) })
        }
      } finally {
        await client.end()
      }
      return read
    },
  }
}
