import { Weather as HospitalWeather } from '../../../contract/gen/hospital_weather_pb.ts'
import { Weather as StaffWeather } from '../../../contract/gen/staff_weather_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { WEATHER_TEXT } from '../../../domain/cancellation/weather.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import { isCivilDay } from '../../../domain/text/week-days.ts'
import { toIdempotencyKey, toUuid, toWords } from '../../rpc/rpc-input.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import {
  declareForHospital,
  declareForPrefectures,
  withdrawForHospital,
  withdrawForPrefecture,
} from './declare-weather.service.ts'
import { declarerOf, findDeclarations, findPrefecture, type DeclarationRow } from './weather.store.ts'

/** Declarations on a page of our staff, and of a hospital. */
const SHOWN = { STAFF: 100, HOSPITAL: 50 } as const

type More = { hospitalName?: string | null; isFollowed?: boolean }

/** A declaration as it is answered. */
export const declarationOf = (
  row: DeclarationRow,
  { hospitalName, isFollowed = false }: More = {},
): Told<'dp.work.WeatherDeclaration'> => ({
  ...row,
  declarer: declarerOf(row),
  isFollowed,
  hospitalName: hospitalName ?? '',
})

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

function toPrefectures(words: readonly string[]): Prefecture[] {
  const known = [...new Set(words.filter(isPrefecture))]
  if (known.length === 0 || words.some((word) => !isPrefecture(word))) {
    throw invalidArgument('都道府県を選んでください。')
  }
  return known.toSorted()
}

function toSpan(message: { idempotencyKey: string; fromDay: string; toDay: string; reason: string }) {
  const { fromDay: from, toDay: to } = message
  if (!isCivilDay(from) || !isCivilDay(to)) throw invalidArgument('日付が正しくありません。')
  return {
    key: toIdempotencyKey(message.idempotencyKey),
    from,
    to,
    reason: toWords(message.reason, WEATHER_TEXT),
  }
}

const toNamed = ({ id, idempotencyKey }: { id: string; idempotencyKey: string }) => ({
  id: toUuid(id, '申告の番号が正しくありません。'),
  key: toIdempotencyKey(idempotencyKey),
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate; memberOf: MemberGate }

/** The methods of `dp.staff.Weather`, each for staff only. */
const staffMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(StaffWeather.method.listDeclarations, async (_, call) => {
    await staffOf(call)
    const rows = await findDeclarations(database, { hospitalId: null, limit: SHOWN.STAFF })
    return { declarations: rows.map(({ declaration, ...more }) => declarationOf(declaration, more)) }
  }),

  rpcMethod(StaffWeather.method.declareWeather, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const request = { ...toSpan(message), prefectures: toPrefectures(message.prefectures) }
    const outcome = await declareForPrefectures(database, { staffAccountId, request, now: clock() })
    return { outcome }
  }),

  rpcMethod(StaffWeather.method.withdrawWeather, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const command = { staffAccountId, request: toNamed(message), now: clock() }
    const outcome = await withdrawForPrefecture(database, command)
    return { outcome }
  }),
]

/** The methods of `dp.hospital.Weather`, each for members of the chosen hospital. */
const hospitalMethods = ({ database, clock, memberOf }: Options): RpcMethod[] => [
  rpcMethod(HospitalWeather.method.listDeclarations, async (_, call) => {
    const { hospitalId, role } = await memberOf(call, 'READ_APPLICATIONS')
    const [rows, prefecture] = await Promise.all([
      findDeclarations(database, { hospitalId, limit: SHOWN.HOSPITAL }),
      findPrefecture(database, hospitalId),
    ])
    return {
      declarations: rows.map(({ declaration, ...more }) => declarationOf(declaration, more)),
      mayDeclare: mayOperate(role, 'DECIDE_CANCELLATIONS'),
      prefecture,
    }
  }),

  rpcMethod(HospitalWeather.method.declareWeather, async (message, call) => {
    const member = await memberOf(call, 'DECIDE_CANCELLATIONS')
    const outcome = await declareForHospital(database, { member, request: toSpan(message), now: clock() })
    return { outcome }
  }),

  rpcMethod(HospitalWeather.method.withdrawWeather, async (message, call) => {
    const member = await memberOf(call, 'DECIDE_CANCELLATIONS')
    const outcome = await withdrawForHospital(database, { member, request: toNamed(message), now: clock() })
    return { outcome }
  }),
]

/** Bad weather: declared by our staff, or by a hospital for its own works. */
export const createWeatherMethods = (options: Options): RpcMethod[] => [
  ...staffMethods(options),
  ...hospitalMethods(options),
]
