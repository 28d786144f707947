import type { SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { ExperienceSql } from './requirements-met.sql.ts'

/** Inputs of a condition beside the listing's row. */
export type Moment = { kind: SearchKind; now: Date; pays: UsualPays; experience: ExperienceSql }

/**
 * The groups of index terms (`listing/index/README.md`): listings with the same terms of a group share a
 * profile. Terms that vary independently of each other belong in different groups, or the profiles multiply.
 */
export const GROUPS = ['place', 'time', 'duty'] as const
type Group = (typeof GROUPS)[number]

/**
 * An indexable condition on the listing alone; a condition that depends on the moment and is not indexed; or one that depends
 * on the doctor too.
 */
export type Case =
  | { group: Group; of: SQL }
  | ((moment: Omit<Moment, 'experience'>) => SQL)
  | { ofDoctor: (moment: Pick<Moment, 'kind' | 'experience'>) => SQL }

type Limit = {
  how: 'limit'
  side: 'least' | 'most'
  type: 'integer' | 'date'
  of: SQL
  /** The number's name in the index. */
  number: string
}

/** How a criterion's values are matched against a listing. */
export type Meaning =
  /** `of` is one word; matches when it is among the requested words. */
  | { how: 'word'; group: Group; of: SQL }
  /** `of` is an array of words; matches when it overlaps the requested words. */
  | { how: 'words'; group: Group; of: SQL }
  /** `of` is a value of another type, among the requested values; the index looks it up outside the terms. */
  | { how: 'value'; type: 'text' | 'bigint' | 'date'; of: SQL }
  /** Each word is a condition of its own; any, or every, requested one must hold. */
  | { how: 'cases'; every: boolean; cases: Readonly<Record<string, Case>> }
  /** A yes/no criterion: `of` must be true. */
  | { how: 'holds'; group: Group; of: SQL }
  | Limit
  /** `of` must hold for one of the requested days, `asked.day`. */
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
