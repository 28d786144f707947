import { hashKey, type QueryState } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { nextTask } from './next-task.ts'
import { isPlain, pack, unpack } from './packed.ts'
import { servedAt } from './served-at.ts'

/** The dehydrated state that the router's React Query integration makes and hydrates from. */
type Dehydrated = { query: { initial?: unknown[]; stream: ReadableStream } }

/**
 * The dehydrated state as the page carries it: one packed string, the instant of the request, as of which everything was read, and in `others` the queries that are not
 * plain data or not answered.
 */
type PackedState = { queries: string; at: number; others?: unknown[] }

/** A successful query, as packed. */
type Answered = {
  state: Pick<QueryState, 'data'>
  queryKey: readonly unknown[]
  queryType?: string
}

/** The rest of a successful query's state, always the same and therefore not packed. */
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
const isDehydrated = (data: unknown): data is Dehydrated => isRecord(data) && 'query' in data
const isPackedState = (data: unknown): data is PackedState => isRecord(data) && 'queries' in data

/** Whether key, data and time of the answer are enough to rebuild the query. */
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
  state: { data: state.data },
})

const whole = ({ state, queryKey, queryType }: Answered, at: number) => ({
  queryKey,
  queryHash: hashKey(queryKey),
  dehydratedAt: at,
  ...(queryType && { queryType }),
  state: { ...ANSWERED, ...state, dataUpdatedAt: at },
})

const isShort = (query: unknown): query is Answered => isRecord(query) && isRecord(query['state'])
const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])
const nothingMore = () => new ReadableStream({ start: (controller) => controller.close() })

/**
 * Dehydrates the queries of a page as one packed string. The integration's stream, for queries that start
 * while the page is rendered, is left out: loaders warm every query on which a page suspends, and the
 * stream's code would be a sixth of the state of every page.
 */
export function packPageQueries({ options }: AnyRouter): void {
  const { dehydrate, hydrate } = options
  options.dehydrate = async (): Promise<PackedState | undefined> => {
    const dehydrated: unknown = await dehydrate?.()
    // Nothing is dehydrated once the request has ended.
    if (!isDehydrated(dehydrated)) return undefined
    const { initial = [], stream } = dehydrated.query
    void stream.cancel()
    const others = initial.filter((query) => !isAnswered(query))
    const packed = { queries: pack(initial.filter(isAnswered).map(short)), at: servedAt() }
    return others.length > 0 ? { ...packed, others } : packed
  }
  options.hydrate = async (state: unknown) => {
    // The router has just been made, and next matches the address.
    await nextTask()
    if (!isPackedState(state)) return
    const answered = listOf(unpack(state.queries))
      .filter(isShort)
      .map((query) => whole(query, state.at))
    const initial = [...answered, ...(state.others ?? [])]
    await hydrate?.({ query: { initial, stream: nothingMore() } } satisfies Dehydrated)
    await nextTask()
  }
}
