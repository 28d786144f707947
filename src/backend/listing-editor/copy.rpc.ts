import {
  CopyListingOutcome,
  HospitalListings,
  PublishOutcome,
  TakenBy,
} from '../../contract/gen/hospital_listing_pb.ts'
import { isMonth } from '../../domain/text/month-days.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { findCopyDays } from './copy-days.service.ts'
import { copyListing } from './copy-listing.service.ts'
import { toChosenDrafts, toDates } from './hospital-listing-input.ts'
import type { DraftService } from './listing-draft.service.ts'
import { publishDrafts } from './publish-drafts.service.ts'
import { createTargetGate, wireFinding } from './target-gate.ts'

type Deps = { database: Database; clock: () => Date; memberOf: MemberGate; drafts: DraftService }

/** The methods of `dp.hospital.HospitalListings` that act on many days or drafts at once. */
export function createCopyMethods({ database, clock, memberOf, drafts }: Deps): RpcMethod[] {
  const { targetFor, existing } = createTargetGate(drafts, memberOf)
  return [
    rpcMethodRaw(HospitalListings.method.copyListing, async (request, call) => {
      const { ref, target, member } = await existing(call, request.ref, 'WRITE_LISTINGS')
      const { publishes } = request
      const dates = toDates(request.dates)
      if (publishes && target.kind !== 'spot')
        throw invalidArgument('日付を選んで掲載できるのは、スポットの求人だけです。')
      if (publishes && dates.length === 0) throw invalidArgument('掲載する日を選んでください。')
      const key = toIdempotencyKey(request.idempotencyKey)
      const result = await copyListing(database, member, { ref, dates, publishes, key }, clock())
      if (result.outcome !== 'COPIED') return { outcome: CopyListingOutcome[result.outcome] }
      const { refs, numbers, inReview, held } = result
      return {
        outcome: CopyListingOutcome.COPIED,
        refs,
        listingNumbers: numbers,
        inReview,
        held: held.map(({ findings, ...one }) => ({ ...one, findings: findings.map(wireFinding) })),
      }
    }),

    rpcMethodRaw(HospitalListings.method.getCopyDays, async ({ ref, month }, call) => {
      if (!isMonth(month)) throw invalidArgument('月が正しくありません。')
      const { target } = await existing(call, ref, 'WRITE_LISTINGS')
      if (target.kind !== 'spot')
        throw invalidArgument('日付を選んでコピーできるのは、スポットの求人だけです。')
      const { taken, ...shift } = await findCopyDays(database, target, month)
      return { ...shift, taken: taken.map(({ day, by }) => ({ day, by: TakenBy[by] })) }
    }),

    rpcMethodRaw(HospitalListings.method.publishDrafts, async (request, call) => {
      const chosen = toChosenDrafts(request.drafts)
      const { member } = await targetFor(call, chosen[0]?.ref ?? '', 'WRITE_LISTINGS')
      const key = toIdempotencyKey(request.idempotencyKey)
      const publications = await publishDrafts(database, member, { drafts: chosen, key }, clock())
      return {
        publications: publications.map((one) => ({
          ref: one.ref,
          outcome: PublishOutcome[one.outcome],
          listingNumber: 'number' in one ? one.number : '',
          findings: 'findings' in one ? one.findings.map(wireFinding) : [],
        })),
      }
    }),
  ]
}
