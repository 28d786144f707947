import { readPostedSearch, type PostedSearch } from '../account/posted-search.ts'

/** What is open on the page, and what came of a form that the browser posted by itself. */
export type ProfileSearch = PostedSearch & {
  /** The section being edited. */
  edit?: string
  /** The section that has just been saved. */
  saved?: string
  /** What a change is being asked for. */
  change?: string
  /** What came of asking for a change or withdrawing it. */
  asked?: string
  /** Why a section was not saved though nothing in it is wrong. */
  proof?: string
}

const word = (raw: unknown) => (typeof raw === 'string' && /^\w{1,40}$/.test(raw) ? raw : undefined)

export const readProfileSearch = (search: Record<string, unknown>): ProfileSearch => ({
  ...readPostedSearch(search),
  edit: word(search['edit']),
  saved: word(search['saved']),
  change: word(search['change']),
  asked: word(search['asked']),
  proof: word(search['proof']),
})
