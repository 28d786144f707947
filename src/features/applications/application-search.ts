export const LISTING_ID = /^[1-9]\d{0,15}$/

/** What one application may be about at most (work.proto). */
const LISTING_LIMIT = 10

type RawSearch = Record<string, unknown>

// Plain readers and no schema: they are part of every page's first load, and a schema library would come with them.
const matching = (raw: unknown, pattern: RegExp): string | undefined =>
  typeof raw === 'string' && pattern.test(raw) ? raw : undefined

const idList = (raw: unknown): string[] => {
  const parts: unknown[] = Array.isArray(raw) ? raw : [raw]
  const ids = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
  return [...new Set(ids)].filter((id) => LISTING_ID.test(id)).slice(0, LISTING_LIMIT)
}

/** `spot`, `outcome` and `application` say what came of a form that was posted without script. */
export type ApplicationSearch = { ids: string[]; spot?: string; outcome?: string; application?: string }

export const readApplicationSearch = ({ ids, spot, outcome, application }: RawSearch): ApplicationSearch => ({
  ids: idList(ids),
  spot: matching(spot, LISTING_ID),
  outcome: matching(outcome, /^[A-Z_]{3,40}$/),
  application: matching(application, /^[\w-]{8,64}$/),
})

const CURSOR = /^[\w.=+/:-]{1,512}$/

/** Where the two lists of applications start, each on its own. */
export type AppliedSearch = { after?: string; endedAfter?: string }

export const readAppliedSearch = ({ after, endedAfter }: RawSearch): AppliedSearch => ({
  after: matching(after, CURSOR),
  endedAfter: matching(endedAfter, CURSOR),
})

export type MatchedSearch = { after?: string }

export const readMatchedSearch = ({ after }: RawSearch): MatchedSearch => ({ after: matching(after, CURSOR) })
