import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  OfferRehireOutcome,
  RehireOffers,
  WithdrawRehireOutcome,
  type OfferRehireRequest,
} from '../../../contract/gen/hospital_rehire_pb.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import {
  MOST_PREMIUM_YEN,
  MOST_REHIRE_LISTINGS,
  REHIRE_DAYS,
  REHIRE_NOTE,
} from '../../../domain/work/rehire.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toListingId, toWorkId } from '../core/work-input.ts'
import { ofWork, workNotFound } from '../core/work-party.ts'
import {
  isConfirmedWork,
  isRehirePossible,
  offerRehire,
  withdrawRehire,
  type RehireRequest,
} from './offer-rehire.service.ts'
import { findOfferable } from './offerable.store.ts'
import { toRehireListingMessage, toSentRehireMessage } from './rehire-message.ts'
import { toRehireId } from './rehire.rpc.ts'
import { findRehire, findRehiresOf, findRehireWork } from './rehire.store.ts'

const LISTINGS = 50

const offerNotFound = () => new RpcError('not_found', 'このオファーは見つかりません。')

function toOfferRequest(message: OfferRehireRequest): RehireRequest {
  const spotWorkIds = [...new Set(message.spotWorkIds.map(toListingId))]
  const regularWorkIds = [...new Set(message.regularWorkIds.map(toListingId))]
  const count = spotWorkIds.length + regularWorkIds.length
  if (count < 1 || count > MOST_REHIRE_LISTINGS)
    throw invalidArgument(`一度にオファーできる求人は1件から${MOST_REHIRE_LISTINGS}件までです。`)
  const { premiumYen, days } = message
  if (premiumYen < 0 || premiumYen > MOST_PREMIUM_YEN)
    throw invalidArgument('上乗せの金額が正しくありません。')
  if (!REHIRE_DAYS.some((known) => known === String(days)))
    throw invalidArgument('有効期限を選んでください。')
  return {
    workId: toWorkId(message.workId),
    key: toIdempotencyKey(message.idempotencyKey),
    spotWorkIds,
    ...(regularWorkIds.length > 0 && { regularWorkIds }),
    premiumYen,
    message: toText(message.message, REHIRE_NOTE),
    days,
  }
}

/** The methods of `dp.hospital.RehireOffers`. */
export const createHospitalRehireMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethodRaw(RehireOffers.method.getRehire, async ({ workId }, call) => {
    signedIn(call)
    const now = clock()
    const found = await findRehireWork(database, toWorkId(workId), now)
    const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(found))
    if (!found) throw workNotFound()
    const { hospitalId, doctorId } = found
    const isConfirmed = isConfirmedWork(found)
    const isPossible = isConfirmed && isRehirePossible(found)
    const [listings, offers] = await Promise.all([
      isPossible ? findOfferable(database, { hospitalId, doctorId, now }, { limit: LISTINGS }) : [],
      findRehiresOf(database, { hospitalId, doctorId }),
    ])
    return {
      doctorName: found.doctorName,
      plannedStart: timestampFromDate(found.plannedStart),
      plannedEnd: timestampFromDate(found.plannedEnd),
      isConfirmed,
      isPossible,
      mayOffer: mayOperate(role, 'DECIDE_APPLICATIONS'),
      listings: listings.map(toRehireListingMessage),
      offers: offers.map(toSentRehireMessage),
    }
  }),

  rpcMethodRaw(RehireOffers.method.listSentOffers, async (_, call) => {
    const { hospitalId, role } = await memberOf(call, 'READ_APPLICATIONS')
    const offers = await findRehiresOf(database, { hospitalId })
    return {
      offers: offers.map(toSentRehireMessage),
      mayOffer: mayOperate(role, 'DECIDE_APPLICATIONS'),
    }
  }),

  rpcMethodRaw(RehireOffers.method.offerRehire, async (message, call) => {
    const request = toOfferRequest(message)
    signedIn(call)
    const now = clock()
    const found = await findRehireWork(database, request.workId, now)
    const member = await memberOf(call, 'DECIDE_APPLICATIONS', ofWork(found))
    if (!found) throw workNotFound()
    const outcome = await offerRehire(database, { member, request, now })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome: OfferRehireOutcome[outcome] }
  }),

  rpcMethodRaw(RehireOffers.method.withdrawRehire, async (message, call) => {
    const request = {
      id: toRehireId(message.id),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    signedIn(call)
    const found = await findRehire(database, request.id)
    const member = await memberOf(call, 'DECIDE_APPLICATIONS', {
      hospitalId: found?.offer.hospitalId,
      notTheirs: offerNotFound(),
    })
    const outcome = await withdrawRehire(database, {
      member,
      request,
      now: clock(),
    })
    if (outcome === 'NOT_FOUND') throw offerNotFound()
    return { outcome: WithdrawRehireOutcome[outcome] }
  }),
]
