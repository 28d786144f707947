import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  ChangeListingOutcome,
  HospitalListings,
  ListingChange,
  ListingKind,
  ListingReview,
  ListingShelf,
  ListingStatus,
  PublishOutcome,
  SaveDraftOutcome,
  type DraftSchema,
} from '../../contract/gen/hospital_listing_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import { suitableQuestion } from '../../domain/listing/draft/suitable-question.ts'
import { listingOfNumber } from '../../domain/listing/listing-number.ts'
import { SUITABLE_COUNTS_A_MINUTE, toldCount } from '../../domain/listing/suitable-count.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { createRateLimit } from '../limits/rate-limit.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toPageSize } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { timestampOf } from '../rpc/timestamp-of.ts'
import { changeListing, confirmListings } from './change-listing.service.ts'
import { createCopyMethods } from './copy.rpc.ts'
import type { DraftView } from './draft-view.ts'
import { toAnswers, toListingNumbers, toPart } from './hospital-listing-input.ts'
import type { DraftService } from './listing-draft.service.ts'
import { readListCursor, type OwnListingsService } from './own-listings.service.ts'
import { publishDraft } from './publish-listing.service.ts'
import { countSuitableDoctors } from './suitable-doctors.store.ts'
import { createTargetGate, wireFinding } from './target-gate.ts'

const LIMIT = { default: 30, most: 100 } as const

const KIND = { SPOT: 'spot', REGULAR: 'regular' } as const

function toKind(number: ListingKind): SearchKind {
  const word = wireWordOf(ListingKind, number)
  if (!word) throw invalidArgument('求人の種類が正しくありません。')
  return KIND[word]
}

const wireKind = (kind: SearchKind) => (kind === 'spot' ? ListingKind.SPOT : ListingKind.REGULAR)

const toDraft = (view: DraftView): MessageInitShape<typeof DraftSchema> => ({
  ref: view.ref,
  kind: wireKind(view.kind),
  listingNumber: view.number,
  status: view.listing ? ListingStatus[view.listing.status] : ListingStatus.UNSPECIFIED,
  answers: Object.entries(view.answers).map(([field, values]) => ({ field, values: [...values] })),
  version: view.version,
  savedAt: timestampOf(view.savedAt),
  findings: view.findings.map(wireFinding),
  isLocked: view.isLocked,
  prefecture: view.place.prefecture,
  isHiringPaused: view.place.isHiringPaused,
})

type Deps = {
  database: Database
  clock: () => Date
  memberOf: MemberGate
  drafts: DraftService
  own: OwnListingsService
}

/** The methods of `dp.hospital.HospitalListings`. Each checks the member of the hospital concerned first. */
export function createHospitalListingMethods({ database, clock, memberOf, drafts, own }: Deps): RpcMethod[] {
  const { targetFor, existing } = createTargetGate(drafts, memberOf)
  const waitOfMember = createRateLimit(SUITABLE_COUNTS_A_MINUTE, clock)
  const waitOfHospital = createRateLimit(3 * SUITABLE_COUNTS_A_MINUTE, clock)

  return [
    rpcMethodRaw(
      HospitalListings.method.listListings,
      async ({ kind, shelf: number, after, limit }, call) => {
        const { hospitalId } = await memberOf(call, 'READ_LISTINGS')
        const shelf = wireWordOf(ListingShelf, number)
        if (!shelf) throw invalidArgument('一覧の種類が正しくありません。')
        if (after !== '' && !readListCursor(after)) throw invalidArgument('続きの位置が正しくありません。')
        const wanted = { kind: toKind(kind), shelf, after, limit: toPageSize(limit, LIMIT) }
        const { listings, nextCursor, counts, isHiringPaused } = await own.list(hospitalId, wanted)
        return {
          ...counts,
          isHiringPaused,
          nextCursor: nextCursor ?? '',
          listings: listings.map((listing) => ({
            ...listing,
            findings: listing.findings.map(wireFinding),
            status: ListingStatus[listing.status],
            applicationDeadline: timestampOf(listing.applicationDeadline),
            editedAt: timestampFromDate(listing.editedAt),
            confirmedAt: timestampOf(listing.confirmedAt),
            lapsedAt: timestampOf(listing.lapsedAt),
            review: ListingReview[listing.review ?? 'UNSPECIFIED'],
            reviewReason: listing.reviewReason ?? '',
          })),
        }
      },
    ),

    rpcMethodRaw(HospitalListings.method.getDraft, async ({ ref }, call) => {
      const { target } = await existing(call, ref, 'READ_LISTINGS')
      return { draft: toDraft(await drafts.view(ref, target)) }
    }),

    rpcMethodRaw(HospitalListings.method.getNewDraft, async ({ kind }, call) => {
      const member = await memberOf(call, 'WRITE_LISTINGS')
      return { draft: toDraft(await drafts.begin(member, toKind(kind))) }
    }),

    rpcMethodRaw(HospitalListings.method.countSuitableDoctors, async ({ answers }, call) => {
      const { accountId, hospitalId } = await memberOf(call, 'WRITE_LISTINGS')
      const question = suitableQuestion(toAnswers(answers))
      if (!question) throw invalidArgument('必要な経験が正しく入力されていません。')
      if (waitOfMember(accountId) !== null || waitOfHospital(String(hospitalId)) !== null)
        throw new RpcError('resource_exhausted', '続けて数えられる回数を超えました。1分ほどおいてください。')
      const now = clock()
      const day = question.day ?? tokyoDay(now)
      const count = await countSuitableDoctors(database, { asked: question.asked, day, hospitalId }, now)
      return { told: toldCount(count) }
    }),

    rpcMethodRaw(HospitalListings.method.saveDraft, async (request, call) => {
      const { ref, target, member } = await targetFor(call, request.ref, 'WRITE_LISTINGS')
      const result = await drafts.save(member, {
        ref,
        kind: target?.kind ?? toKind(request.kind),
        part: toPart(request.part),
        version: request.version,
        answers: toAnswers(request.answers),
      })
      return {
        outcome: SaveDraftOutcome[result.outcome],
        draft: 'view' in result ? toDraft(result.view) : undefined,
      }
    }),

    rpcMethodRaw(HospitalListings.method.discardDraft, async ({ ref }, call) => {
      const { target } = await targetFor(call, ref, 'WRITE_LISTINGS')
      if (target) await drafts.discard(ref)
      return {}
    }),

    rpcMethodRaw(HospitalListings.method.publishDraft, async (request, call) => {
      const { ref, member } = await targetFor(call, request.ref, 'WRITE_LISTINGS')
      const key = toIdempotencyKey(request.idempotencyKey)
      const result = await publishDraft(database, member, { ref, version: request.version, key }, clock())
      return {
        outcome: PublishOutcome[result.outcome],
        listingNumber: 'number' in result ? result.number : '',
        lockedLabels: 'labels' in result ? result.labels : [],
      }
    }),

    rpcMethodRaw(HospitalListings.method.changeListing, async (request, call) => {
      const change = wireWordOf(ListingChange, request.change)
      const numbered = listingOfNumber(request.listingNumber)
      if (!change || !numbered) throw invalidArgument('指定された形式で入力してください')
      const { member } = await existing(call, request.listingNumber, 'WRITE_LISTINGS')
      const key = toIdempotencyKey(request.idempotencyKey)
      const outcome = await changeListing(database, member, { ...numbered, change, key }, clock())
      return { outcome: ChangeListingOutcome[outcome] }
    }),

    rpcMethodRaw(HospitalListings.method.confirmListings, async (request, call) => {
      const member = await memberOf(call, 'WRITE_LISTINGS')
      const numbers = toListingNumbers(request.listingNumbers)
      const listings = numbers.map(({ kind, id }) => ({ kind, id }))
      const key = toIdempotencyKey(request.idempotencyKey)
      const outcomes = await confirmListings(database, member, { listings, key }, clock())
      return {
        confirmations: numbers.map(({ number }, place) => ({
          listingNumber: number,
          outcome: ChangeListingOutcome[outcomes[place] ?? 'NOT_ALLOWED'],
        })),
      }
    }),

    ...createCopyMethods({ database, clock, memberOf, drafts }),
  ]
}
