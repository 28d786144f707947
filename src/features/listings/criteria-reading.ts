import type { RegularSearch } from '../../domain/regular-search.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'

const server = import.meta.env.SSR
  ? {
      v: await import('valibot'),
      ...(await import('../../domain/spot-search.ts')),
      ...(await import('../../domain/regular-search.ts')),
    }
  : null

/** What an address says once; everything else that is no flag and no number is a list, and there are many of those. */
const SINGLE: readonly string[] = ['after', 'season', 'sort', 'startBy', 'tab', 'view'] satisfies (
  | keyof SpotSearch
  | keyof RegularSearch
)[]

/**
 * Search params as a search. The server reads them word by word and sends the browser on to what it understood, and the
 * calls that search check again; so the browser takes its address as it is, and is spared the hundred and fifty words.
 */
export function readSpotSearch(input: Record<string, unknown>): SpotSearch {
  return server ? server.v.parse(server.spotSearchSchema, input) : takeAsItIs(input)
}

/** The same of the regular search. */
export function readRegularSearch(input: Record<string, unknown>): RegularSearch {
  return server ? server.v.parse(server.regularSearchSchema, input) : takeAsItIs(input)
}

function takeAsItIs(input: Record<string, unknown>): SpotSearch & RegularSearch
function takeAsItIs(input: Record<string, unknown>): Record<string, unknown> {
  const search: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue
    const all: unknown[] = Array.isArray(value) ? value : [value]
    if (SINGLE.includes(key)) search[key] = all[0]
    else if (key === 'minimumFee') search[key] = Math.min(...all.map(Number))
    else if (key.startsWith('adjustable')) search[key] = true
    else search[key] = [...new Set(all.flatMap(words))]
  }
  return search
}

const words = (value: unknown): string[] => String(value).split(',')
