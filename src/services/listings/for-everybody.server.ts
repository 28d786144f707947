import { Kind, type DocumentNode } from 'graphql'
import { currentScope } from '../../platform/server/request-scope.server.ts'

/**
 * What the listings endpoint answers every visitor alike, of tables whose changes are noticed
 * (`backend/listing/index/feed/shown-changes.ts`), and differently only when a listing closes or another minute begins.
 */
const FIELDS: ReadonlySet<string> = new Set([
  'spotWorks',
  'spotWorkCounts',
  'spotWorkFacets',
  'spotWorkPrefectures',
  'spotWorkCities',
  'spotWorkLastDay',
  'spotWorkCalendar',
  'regularWorks',
  'regularWorkCounts',
  'regularWorkFacets',
  'regularWorkPrefectures',
  'regularWorkCities',
  'hospitalsByIds',
])

const known = new WeakMap<DocumentNode, boolean>()

/** Whether a document asks for nothing else. */
export function isForEverybody(document: DocumentNode): boolean {
  let is = known.get(document)
  if (is === undefined) {
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
    is = fields.every((field) => field.kind === Kind.FIELD && FIELDS.has(field.name.value))
    known.set(document, is)
  }
  return is
}

/** Notes an answer that does not depend on who asks. */
export function noteForEverybody(): void {
  const scope = currentScope()
  if (scope) scope.asked.forEverybody += 1
}
