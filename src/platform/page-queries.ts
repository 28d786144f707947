import { hashKey, type QueryState } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isPlain, pack, unpack } from './packed.ts'

/** What the integration of React Query with the router makes for a page, and reads from it. */
type Carried = { query: { initial?: unknown[]; stream: ReadableStream } }

/** The same as the page writes it: one text, and what a text cannot hold (a failure, what is still awaited). */
type Written = { queries: string; others?: unknown[] }

/** A query that has its answer, as a page carries it. */
type Answered = {
  state: Pick<QueryState, 'data' | 'dataUpdatedAt'>
  queryKey: readonly unknown[]
  queryType?: string
}

/** What every such query is besides. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const satisfies Partial<QueryState>

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
const isCarried = (data: unknown): data is Carried => isRecord(data) && 'query' in data
const isWritten = (data: unknown): data is Written => isRecord(data) && 'queries' in data

/** Whether it can be told again from its key, its answer and when that came. */
function isAnswered(query: unknown): query is Answered {
  if (!isRecord(query) || 'meta' in query) return false
  const { state, queryKey, queryHash } = query
  if (!isRecord(state) || !Array.isArray(queryKey)) return false
  const isUsual = Object.entries(ANSWERED).every(([name, value]) => state[name] === value)
  return isUsual && hashKey(queryKey) === queryHash && isPlain(state['data']) && isPlain(queryKey)
}

const short = ({ state, queryKey, queryType }: Answered): Answered => ({
  queryKey,
  queryType,
  state: { data: state.data, dataUpdatedAt: state.dataUpdatedAt },
})

const whole = ({ state, queryKey, queryType }: Answered) => ({
  queryKey,
  queryHash: hashKey(queryKey),
  dehydratedAt: state.dataUpdatedAt,
  ...(queryType && { queryType }),
  state: { ...ANSWERED, ...state },
})

const isShort = (query: unknown): query is Answered => isRecord(query) && isRecord(query['state'])
const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])
const nothingMore = () => new ReadableStream({ start: (controller) => controller.close() })

/**
 * Writes the queries of a page as one packed text. The stream for queries that begin while a page is rendered is left
 * out: loaders warm what their page suspends on, and its machinery would be a sixth of the state of every page.
 */
export function packPageQueries({ options }: AnyRouter): void {
  const { dehydrate, hydrate } = options
  options.dehydrate = async (): Promise<Written | undefined> => {
    const carried: unknown = await dehydrate?.()
    // A request that has ended carries nothing.
    if (!isCarried(carried)) return undefined
    const { initial = [], stream } = carried.query
    void stream.cancel()
    const others = initial.filter((query) => !isAnswered(query))
    const queries = pack(initial.filter(isAnswered).map(short))
    return others.length > 0 ? { queries, others } : { queries }
  }
  options.hydrate = async (written: unknown) => {
    if (!isWritten(written)) return
    const answered = listOf(unpack(written.queries)).filter(isShort).map(whole)
    const initial = [...answered, ...(written.others ?? [])]
    await hydrate?.({ query: { initial, stream: nothingMore() } } satisfies Carried)
  }
}
