import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import {
  DeclineRehireOutcome,
  RehireInterestOutcome,
  RehireOffers,
  SwitchOffersOnOutcome,
  type AcceptRehireOfferRequest,
} from '../../../contract/gen/rehire_pb.ts'
import { ApplyOutcome } from '../../../contract/gen/work_pb.ts'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import { meterOf } from '../../../domain/work/hours-meter.ts'
import { REHIRE_NOTE } from '../../../domain/work/rehire.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toHospitalId, toIdempotencyKey, toText, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type Caller, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDay, toDocumentKinds, toWorkId } from '../core/work-input.ts'
import { findOwnHours } from '../hours/own-hours.service.ts'
import { listingOf } from '../core/listing-key.ts'
import { findShareableDocuments } from '../../registration/shareable-document.service.ts'
import type { RegularWish } from '../application/regular-apply.ts'
import { toApplicationMessage } from '../core/work-message.ts'
import { doctorOf } from '../core/work-party.ts'
import type { ApplyResult } from '../core/application.ts'
import type { RehireApplyRequest } from './rehire-apply.ts'
import { declineRehire, setRehireInterest, switchRehireOn } from './answer-rehire.service.ts'
import { findOfferedShifts } from './rehire-hours.store.ts'
import { findOfferedFacts, listingOfFacts } from './offered-facts.store.ts'
import { isAnswerable, toRehireMessage } from './rehire-message.ts'
import { findRehiresTo, findSwitchedOff, markViewed } from './rehire.store.ts'

const MOST_VIEWED = 100

export const toRehireId = (text: string): string => toUuid(text, 'オファーの番号が正しくありません。')

/** Of a regular contract; null where the request has none. */
const toWish = ({ weekdays, startDate }: AcceptRehireOfferRequest): RegularWish | null =>
  weekdays.length === 0 && startDate === ''
    ? null
    : { weekdays: weekdaysOfNumbers(weekdays), startDate: toDay(startDate) }

type RehireOptions = {
  database: Database
  works: { acceptRehire(caller: Caller, request: RehireApplyRequest): Promise<ApplyResult> }
  clock: () => Date
}

/** The methods of `dp.work.RehireOffers`. */
export const createRehireMethods = ({ database, works, clock }: RehireOptions): RpcMethod[] => [
  rpcMethodRaw(RehireOffers.method.listRehireOffers, async (_, call) => {
    const { doctorId } = signedIn(call)
    // An account without a doctor has worked nowhere.
    if (doctorId === null) return {}
    const now = clock()
    const offers = await findRehiresTo(database, doctorId, now)
    const open = offers.filter((one) => isAnswerable(one, now)).map(({ offer }) => listingOf(offer))
    if (open.length === 0)
      return {
        offers: offers.map((one) => toRehireMessage(one, undefined, now)),
      }
    const [facts, documents] = await Promise.all([
      findOfferedFacts(database, open, doctorId),
      findShareableDocuments(database, doctorId, now),
    ])
    return {
      offers: offers.map((one) => {
        const { kind, id } = listingOf(one.offer)
        const own = facts.find((of) => of.kind === kind && listingOfFacts(of).id === id)
        return toRehireMessage(one, isAnswerable(one, now) ? own : undefined, now)
      }),
      shareableDocuments: documents.map(({ kind }) => WireDocumentKind[kind]),
    }
  }),

  rpcMethodRaw(RehireOffers.method.viewRehireOffers, async (message, call) => {
    const ids = message.ids.map(toRehireId)
    if (ids.length > MOST_VIEWED) throw invalidArgument(`一度に確認できるのは${MOST_VIEWED}件までです。`)
    const { doctorId } = doctorOf(call)
    if (ids.length > 0) await markViewed(database, { doctorId, ids, now: clock() })
    return {}
  }),

  rpcMethodRaw(RehireOffers.method.acceptRehireOffer, async (message, call) => {
    const result = await works.acceptRehire(signedIn(call), {
      offerId: toRehireId(message.id),
      key: toIdempotencyKey(message.idempotencyKey),
      message: null,
      shortRestAcknowledged: message.shortRestAcknowledged,
      sharedDocuments: toDocumentKinds(message.sharedDocuments),
      listingVersion: message.listingVersion,
      wish: toWish(message),
    })
    return {
      outcome: ApplyOutcome[result.outcome],
      application: result.application ? toApplicationMessage(result.application) : undefined,
    }
  }),

  rpcMethodRaw(RehireOffers.method.declineRehireOffer, async (message, call) => {
    const request = {
      id: toRehireId(message.id),
      key: toIdempotencyKey(message.idempotencyKey),
      reason: toText(message.reason, REHIRE_NOTE),
      noMore: message.noMore,
    }
    const outcome = await declineRehire(database, {
      ...doctorOf(call),
      request,
      now: clock(),
    })
    return { outcome: DeclineRehireOutcome[outcome] }
  }),

  rpcMethodRaw(RehireOffers.method.listOfferHours, async (_, call) => {
    const { doctorId } = signedIn(call)
    if (doctorId === null) return {}
    const now = clock()
    const [offered, hours] = await Promise.all([
      findOfferedShifts(database, { doctorId, now }),
      findOwnHours(database, doctorId, now),
    ])
    return {
      offers: offered.flatMap(({ id, shift }) => {
        const sentence = meterOf(shift, { ...hours, now }).totalsSentence
        return sentence === null ? [] : [{ id, sentence }]
      }),
    }
  }),

  rpcMethodRaw(RehireOffers.method.listSwitchedOff, async (_, call) => {
    const { doctorId } = signedIn(call)
    if (doctorId === null) return {}
    const hospitals = await findSwitchedOff(database, doctorId)
    return {
      hospitals: hospitals.map(({ hospitalId, hospitalName }) => ({
        hospitalId: String(hospitalId),
        hospitalName,
      })),
    }
  }),

  rpcMethodRaw(RehireOffers.method.switchOffersOn, async (message, call) => {
    const hospitalId = toHospitalId(message.hospitalId)
    const request = { hospitalId, key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await switchRehireOn(database, { ...doctorOf(call), request, now: clock() })
    return { outcome: SwitchOffersOnOutcome[outcome] }
  }),

  rpcMethodRaw(RehireOffers.method.setRehireInterest, async (message, call) => {
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      isWanted: message.isWanted,
    }
    const outcome = await setRehireInterest(database, {
      ...doctorOf(call),
      request,
      now: clock(),
    })
    return { outcome: RehireInterestOutcome[outcome] }
  }),
]
