import {
  visitedAddressOf,
  recordLocation,
  type RecordedLocation,
} from '../domain/visit/navigation-history.ts'
import { readStored, writeStored } from './storage.ts'

const LIST = 'dp:navigation-history'
const CURRENT = 'dp:current-path'
const PREVIOUS = 'dp:previous-path'

let visited: readonly RecordedLocation[] | undefined

const isLocation = (value: unknown): value is RecordedLocation =>
  typeof value === 'object' &&
  value !== null &&
  'pathname' in value &&
  typeof value.pathname === 'string' &&
  'query' in value &&
  typeof value.query === 'string'

function readList(): readonly RecordedLocation[] {
  try {
    const stored: unknown = JSON.parse(readStored('session', LIST) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLocation) : []
  } catch {
    return []
  }
}

/**
 * The locations visited in this tab, newest first. Kept in session storage, since some pages open as new
 * documents.
 */
export function visitedPages(): readonly RecordedLocation[] {
  visited ??= readList()
  return visited
}

export function recordPage(location: RecordedLocation): void {
  visited = recordLocation(visitedPages(), location)
  const [current, previous] = visited
  writeStored('session', LIST, JSON.stringify(visited))
  writeStored('session', CURRENT, current ? visitedAddressOf(current) : null)
  writeStored('session', PREVIOUS, previous ? visitedAddressOf(previous) : null)
}
