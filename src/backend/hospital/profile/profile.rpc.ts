import * as v from 'valibot'
import type { Guide as WireGuide } from '../../../contract/gen/first_visit_pb.ts'
import {
  HospitalProfile,
  SaveProfileOutcome,
  type PublicProfile as WireProfile,
} from '../../../contract/gen/hospital_profile_pb.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { phoneNumber } from '../../../domain/text/form-rule.ts'
import {
  DUTY_ROOM_NOTE,
  GUIDE_TEXT,
  SUMMARY_TEXT,
  type Guide,
  type PublicProfile,
} from '../../../domain/hospital/hospital-profile.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { isAmenity, isElectronicChart } from '../../../domain/listing/hospital-words.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { namedHospital, type MemberGate } from '../../gate/member-gate.ts'
import { findProfile } from './profile.store.ts'
import { saveProfile } from './save-profile.service.ts'

const MOST_VERSIONS = 2_000_000_000

function toProfile(profile: WireProfile | undefined): PublicProfile {
  if (!profile) throw invalidArgument('病院情報を入力してください。')
  const { electronicChart } = profile
  const amenities = [...new Set(profile.amenities)].filter(isAmenity)
  const summary = toText(profile.summary, SUMMARY_TEXT.most)
  if ([...summary].length < SUMMARY_TEXT.least)
    throw invalidArgument(ruleMessage('minLength', { n: SUMMARY_TEXT.least }))
  const phone = toText(profile.phone, 20)
  const number = v.safeParse(phoneNumber, phone)
  if (!number.success) throw invalidArgument(number.issues[0].message)
  if (!isElectronicChart(electronicChart)) throw invalidArgument('電子カルテの種類を選んでください。')
  if (amenities.length < profile.amenities.length) throw invalidArgument('設備の種類が正しくありません。')
  return {
    summary,
    phone,
    electronicChart,
    amenities,
    dutyRoomNote: toText(profile.dutyRoomNote, DUTY_ROOM_NOTE.most),
  }
}

function toGuide(guide: WireGuide | undefined): Guide {
  const text = (part: string | undefined) => toText(part ?? '', GUIDE_TEXT.most)
  return {
    meetingPlace: text(guide?.meetingPlace),
    entrance: text(guide?.entrance),
    steps: text(guide?.steps),
    dutyRoom: text(guide?.dutyRoom),
    phones: text(guide?.phones),
    chart: text(guide?.chart),
    meals: text(guide?.meals),
    transport: text(guide?.transport),
  }
}

/** The methods of `dp.hospital.HospitalProfile`. */
export const createHospitalProfileMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethodRaw(HospitalProfile.method.getProfile, async (_, call) => {
    const { hospitalId, role } = await memberOf(call, 'READ_LISTINGS')
    const row = await findProfile(database, hospitalId)
    if (!row) throw new RpcError('not_found', 'この病院は見つかりません。')
    const { name, guide, ...profile } = row
    return {
      hospitalId: String(hospitalId),
      hospitalName: name,
      profile,
      guide: guide ?? {},
      version: guide?.version ?? 0,
      updatedAt: timestampOf(guide?.updatedAt),
      mayEdit: mayOperate(role, 'EDIT_PROFILE'),
    }
  }),

  rpcMethodRaw(HospitalProfile.method.saveProfile, async (message, call) => {
    const { version } = message
    if (!isId(message.hospitalId)) throw invalidArgument('病院の番号が正しくありません。')
    if (version < 0 || version > MOST_VERSIONS) throw invalidArgument('版の番号が正しくありません。')
    const request = {
      hospitalId: Number(message.hospitalId),
      version,
      key: toIdempotencyKey(message.idempotencyKey),
      profile: toProfile(message.profile),
      guide: toGuide(message.guide),
    }
    const member = await memberOf(call, 'EDIT_PROFILE', namedHospital(request.hospitalId))
    const outcome = await saveProfile(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw new RpcError('permission_denied', 'この操作をする権限がありません。')
    return { outcome: SaveProfileOutcome[outcome] }
  }),
]
