import * as v from 'valibot'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Member } from '../hospital/member-gate.ts'
import { answersOf, findTarget } from './draft-view.ts'
import { countDrafts, insertDrafts } from './listing-draft.store.ts'
import { DRAFTS_LIMIT } from './listing-draft.service.ts'
import { commandOnce } from './member-command.ts'

export type CopyRequest = { ref: string; dates: string[]; key: string }

export type CopyResult = { outcome: 'COPIED'; refs: string[] } | { outcome: 'GONE' | 'TOO_MANY' }

/** A copy for a date; without dates one copy, whose own date has to be typed. */
const copiesOf = (answers: Answers, dates: readonly string[]): Answers[] =>
  dates.length === 0
    ? [{ ...answers, date: [], contractStart: [], contractEnd: [] }]
    : dates.map((date) => ({ ...answers, date: [date] }))

async function copy(
  tx: Executor,
  member: Member,
  { ref, dates }: CopyRequest,
  now: Date,
): Promise<CopyResult> {
  const target = await findTarget(tx, ref)
  if (!target || target.hospitalId !== member.hospitalId) return { outcome: 'GONE' }
  const copies = copiesOf(answersOf(target), target.kind === 'spot' ? dates : [])
  if ((await countDrafts(tx, member.hospitalId)) + copies.length > DRAFTS_LIMIT)
    return { outcome: 'TOO_MANY' }
  const { hospitalId, memberId } = member
  const rows = copies.map((answers) => ({
    hospitalId,
    kind: target.kind,
    answers,
    memberId,
    createdAt: now,
    updatedAt: now,
  }))
  return { outcome: 'COPIED', refs: await insertDrafts(tx, rows) }
}

/** Copies a listing or a draft into new drafts, once per idempotency key. */
export const copyListing = (
  database: Database,
  member: Member,
  request: CopyRequest,
  now: Date,
): Promise<CopyResult> =>
  commandOnce<CopyResult>(
    database,
    member,
    {
      operation: 'copyListing',
      request,
      stored: v.object({ outcome: v.literal('COPIED'), refs: v.array(v.string()) }),
      isKept: ({ outcome }) => outcome === 'COPIED',
      now,
    },
    (tx) => copy(tx, member, request, now),
  )
