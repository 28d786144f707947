import type { SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'

/** What a meaning may depend on beside the listing itself. */
export type Moment = { kind: SearchKind; now: Date; pays: UsualPays }

/**
 * Which group of words a listing has it in (`listings/index`): where it is, when and how, what is done. A group is as large as
 * its words are free of one another.
 */
export const GROUPS = ['place', 'time', 'duty'] as const
type Group = (typeof GROUPS)[number]

/** Holds for a listing by itself, or depends on more than it; then it is no word of the index. */
export type Case = { group: Group; of: SQL } | ((moment: Moment) => SQL)

type Limit = {
  how: 'limit'
  side: 'least' | 'most'
  type: 'integer' | 'date'
  of: SQL
  /** What the index calls the number. */
  number: string
}

/** When a listing meets a criterion. */
export type Meaning =
  /** Its one word is among those asked for. */
  | { how: 'word'; group: Group; of: SQL }
  /** One of its words is. */
  | { how: 'words'; group: Group; of: SQL }
  /** A value of another type is; the index finds it by itself. */
  | { how: 'value'; type: 'text' | 'bigint' | 'date'; of: SQL }
  /** Of the words asked for any, or every one, holds. */
  | { how: 'cases'; every: boolean; cases: Readonly<Record<string, Case>> }
  /** It holds at all. */
  | { how: 'holds'; group: Group; of: SQL }
  | Limit
  /** A condition on one of the days asked for, `asked.day`. */
  | { how: 'day'; of: SQL }

export const word = (group: Group, of: SQL): Meaning => ({ how: 'word', group, of })
export const words = (group: Group, of: SQL): Meaning => ({ how: 'words', group, of })
export const holds = (group: Group, of: SQL): Meaning => ({ how: 'holds', group, of })
export const value = (type: 'text' | 'bigint' | 'date', of: SQL): Meaning => ({ how: 'value', type, of })
export const every = (cases: Readonly<Record<string, Case>>): Meaning => ({
  how: 'cases',
  every: true,
  cases,
})
export const any = (cases: Readonly<Record<string, Case>>): Meaning => ({ how: 'cases', every: false, cases })
export const limit = (side: Limit['side'], type: Limit['type'], number: string, of: SQL): Meaning => ({
  how: 'limit',
  side,
  type,
  number,
  of,
})
export const onDay = (of: SQL): Meaning => ({ how: 'day', of })
