import { APPLICATION_LIMIT } from '../../domain/application/application-limit.ts'

export const LISTING_ID = /^[1-9]\d{0,15}$/

type RawSearch = Record<string, unknown>

// Plain readers and no schema: they are part of every page's first load, and a schema library would come with them.
const matching = (raw: unknown, pattern: RegExp): string | undefined =>
  typeof raw === 'string' && pattern.test(raw) ? raw : undefined

const idList = (raw: unknown): string[] => {
  const parts: unknown[] = Array.isArray(raw) ? raw : [raw]
  const ids = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
  return [...new Set(ids)].filter((id) => LISTING_ID.test(id)).slice(0, APPLICATION_LIMIT)
}

const OUTCOME = /^[A-Z_]{3,40}$/

/** What came of taking an application back without script. */
export type WithdrawSearch = { application?: string; undone?: string }

const readWithdrawal = ({ application, undone }: RawSearch): WithdrawSearch => ({
  application: matching(application, /^[\w-]{8,64}$/),
  undone: matching(undone, OUTCOME),
})

/** `spot`, `outcome` and `application` say what came of a form that was posted without script. */
export type ApplicationSearch = WithdrawSearch & {
  ids: string[]
  spot?: string
  outcome?: string
}

export const readApplicationSearch = (raw: RawSearch): ApplicationSearch => ({
  ids: idList(raw['ids']),
  spot: matching(raw['spot'], LISTING_ID),
  outcome: matching(raw['outcome'], OUTCOME),
  ...readWithdrawal(raw),
})

const CURSOR = /^[\w.=+/:-]{1,512}$/

/** Where the two lists of applications start, each on its own. */
export type AppliedSearch = WithdrawSearch & { after?: string; endedAfter?: string }

export const readAppliedSearch = (raw: RawSearch): AppliedSearch => ({
  ...readMatchedSearch(raw),
  endedAfter: matching(raw['endedAfter'], CURSOR),
})

export type MatchedSearch = WithdrawSearch & { after?: string }

export const readMatchedSearch = (raw: RawSearch): MatchedSearch => ({
  after: matching(raw['after'], CURSOR),
  ...readWithdrawal(raw),
})
