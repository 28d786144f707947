import * as v from 'valibot'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import { answerOf, type Answers } from '../../domain/listing/draft/listing-answers.ts'
import { numberOfListing } from '../../domain/listing/listing-number.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Member } from '../gate/memberships.ts'
import { lockPublishing } from '../hospital/standing/standing.service.ts'
import { draftAnswersOf, EDITED, findTarget, publicationOf, type Target } from './draft-view.ts'
import { countDrafts, insertDrafts } from './listing-draft.store.ts'
import { DRAFTS_LIMIT } from './listing-draft.service.ts'
import { commandOnce } from '../gate/member-command.ts'
import { enterReview } from './review/enter-review.service.ts'
import { findingSchema } from './stored-finding.ts'

export type CopyRequest = { ref: string; dates: string[]; publishes: boolean; key: string }

/** A copy that was to be published and may not be; it is a draft. */
export type HeldCopy = { ref: string; date: string; findings: Finding[] }

export type CopyResult =
  | { outcome: 'COPIED'; refs: string[]; numbers: string[]; inReview: boolean; held: HeldCopy[] }
  | { outcome: 'GONE' | 'TOO_MANY' }

/** A copy for a date; without dates one copy, whose own date has to be typed. */
const copiesOf = (answers: Answers, dates: readonly string[]): Answers[] =>
  dates.length === 0
    ? [{ ...answers, date: [], contractStart: [], contractEnd: [] }]
    : dates.map((date) => ({ ...answers, date: [date] }))

/** Publishes the copies that may be: the numbers of their listings, and the other copies. */
async function publishCopies(tx: Executor, target: Target, copies: readonly Answers[], now: Date) {
  const publication = await publicationOf(tx, { hospitalId: target.hospitalId, listing: null }, now)
  const numbers: string[] = []
  let inReview = false
  const left: { answers: Answers; findings: Finding[] }[] = []
  for (const answers of copies) {
    const result = await EDITED[target.kind].publish(tx, null, answers, publication)
    if ('findings' in result) left.push({ answers, findings: result.findings })
    else {
      inReview = await enterReview(tx, { kind: target.kind, id: result.id }, publication.place, now)
      numbers.push(numberOfListing(target.kind, result.id))
    }
  }
  return { numbers, inReview, left }
}

async function copy(
  tx: Executor,
  { hospitalId, memberId }: Member,
  { ref, dates, publishes }: CopyRequest,
  now: Date,
): Promise<CopyResult> {
  const target = await findTarget(tx, ref)
  if (!target || target.hospitalId !== hospitalId) return { outcome: 'GONE' }
  const copies = copiesOf(draftAnswersOf(target), target.kind === 'spot' ? dates : [])
  // Counted before publishing: copies that may not be published become drafts.
  if ((await countDrafts(tx, hospitalId)) + copies.length > DRAFTS_LIMIT) return { outcome: 'TOO_MANY' }
  const { numbers, inReview, left } =
    publishes && target.kind === 'spot'
      ? await publishCopies(tx, target, copies, now)
      : { numbers: [], inReview: false, left: copies.map((answers) => ({ answers, findings: [] })) }
  const rows = left.map(({ answers }) => ({
    hospitalId,
    kind: target.kind,
    answers,
    memberId,
    createdAt: now,
    updatedAt: now,
  }))
  const refs = rows.length > 0 ? await insertDrafts(tx, rows) : []
  const held = left.flatMap(({ answers, findings }, place) => {
    const draft = refs[place]
    return draft && findings.length > 0 ? [{ ref: draft, date: answerOf(answers, 'date'), findings }] : []
  })
  return { outcome: 'COPIED', refs, numbers, inReview, held }
}

/** Copies a listing or a draft into new drafts, or publishes the copies, once per idempotency key. */
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
      stored: v.object({
        outcome: v.literal('COPIED'),
        refs: v.array(v.string()),
        // Answers stored before copies could be published have neither.
        numbers: v.optional(v.array(v.string()), []),
        inReview: v.optional(v.boolean(), false),
        held: v.optional(
          v.array(v.object({ ref: v.string(), date: v.string(), findings: v.array(findingSchema) })),
          [],
        ),
      }),
      isKept: ({ outcome }) => outcome === 'COPIED',
      now,
      before: async (tx) => request.publishes && lockPublishing(tx, member.hospitalId),
    },
    (tx) => copy(tx, member, request, now),
  )
