import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { HospitalStanding, MemberRole } from '../../../contract/gen/hospital_pb.ts'
import {
  AddHospitalOutcome,
  DecideHospitalOutcome,
  InviteOwnerOutcome,
  StaffHospitals,
  StandingDecision,
} from '../../../contract/gen/staff_hospital_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import {
  decisionOf,
  STANDING_REASON,
  standingDecisionsFor,
} from '../../../domain/listing/hospital-standing.ts'
import { checkNewHospital, ownerAddress } from '../../../domain/hospital/new-hospital.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { toHospitalId, toIdempotencyKey, toPageSize, toText, toWords } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { addHospital, inviteFirstOwner } from './add-hospital.service.ts'
import { decideHospital, viewHospital } from './standing.service.ts'
import { findHospitals, type HospitalRow } from './standing.store.ts'

const LIMIT = { default: 50, most: 200 } as const
const TEXT_MOST = 50

const toSummary = ({ id, name, prefecture, city, standing, since }: HospitalRow) => ({
  id: `${id}`,
  name,
  place: `${PREFECTURE[prefecture]}${city}`,
  standing: HospitalStanding[standing],
  since: timestampFromDate(since),
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.StaffHospitals`, each for staff only. */
export const createStaffHospitalMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethodRaw(StaffHospitals.method.listHospitals, async (message, call) => {
    await staffOf(call)
    const { after, limit } = message
    const shown = toPageSize(limit, LIMIT)
    const rows = await findHospitals(database, {
      text: toText(message.text, TEXT_MOST),
      standing: wireWordOf(HospitalStanding, message.standing),
      after: after === '' ? null : toHospitalId(after),
      limit: shown + 1,
    })
    const page = rows.slice(0, shown)
    const last = page.at(-1)
    return {
      hospitals: page.map(toSummary),
      nextCursor: last && rows.length > shown ? `${last.id}` : '',
    }
  }),

  rpcMethodRaw(StaffHospitals.method.getHospital, async ({ id }, call) => {
    const { accountId } = await staffOf(call)
    const file = await viewHospital(database, accountId, toHospitalId(id), clock())
    if (!file) throw new RpcError('not_found', 'この病院は見つかりません。')
    return {
      hospital: toSummary(file),
      address: `${PREFECTURE[file.prefecture]}${file.address}`,
      phone: file.phone,
      beds: file.beds ?? 0,
      members: file.members.map(({ name, role, since }) => ({
        name,
        role: MemberRole[role],
        since: timestampFromDate(since),
      })),
      spots: file.spots,
      regulars: file.regulars,
      decisions: file.history.flatMap(({ kind, at, ...decided }) => {
        const decision = decisionOf(kind)
        return decision === null
          ? []
          : [{ ...decided, decision: StandingDecision[decision], at: timestampFromDate(at) }]
      }),
      allowed: standingDecisionsFor(file.standing).map((decision) => StandingDecision[decision]),
    }
  }),

  rpcMethodRaw(StaffHospitals.method.decideHospital, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const decision = wireWordOf(StandingDecision, message.decision)
    if (!decision) throw invalidArgument('病院の状態を選んでください。')
    const request = {
      id: toHospitalId(message.id),
      decision,
      reason: toWords(message.reason, STANDING_REASON),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await decideHospital(database, { staffAccountId, request, now: clock() })
    return { outcome: DecideHospitalOutcome[outcome] }
  }),

  rpcMethodRaw(StaffHospitals.method.addHospital, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const { value: typed, problems } = checkNewHospital(message)
    if (problems) throw invalidArgument(Object.values(problems)[0] ?? ruleMessage('validate'))
    const request = { hospital: typed, key: toIdempotencyKey(message.idempotencyKey) }
    const answer = await addHospital(database, { staffAccountId, request, now: clock() })
    return {
      outcome: AddHospitalOutcome[answer.outcome],
      id: answer.outcome === 'ADDED' ? `${answer.id}` : '',
    }
  }),

  rpcMethodRaw(StaffHospitals.method.inviteOwner, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const owner = ownerAddress(message.owner)
    if (owner === null) throw invalidArgument('メールアドレスの形式で入力してください')
    const key = toIdempotencyKey(message.idempotencyKey)
    const request = { id: toHospitalId(message.id), owner, key }
    const outcome = await inviteFirstOwner(database, { staffAccountId, request, now: clock() })
    return { outcome: InviteOwnerOutcome[outcome] }
  }),
]
