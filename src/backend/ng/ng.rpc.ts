import { NgSettings } from '../../contract/gen/ng_pb.ts'
import type { Asked } from '../../contract/plain.ts'
import { NG_LIMIT, type NgEffects } from '../../domain/ng/ng-words.ts'
import { isDay } from '../../domain/search/criterion-readers.ts'
import { isMonth, monthOf } from '../../domain/text/month-days.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { signedInDoctor, toHospitalId, toIdempotencyKey, toText, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { changeNgSettings, type NgChange } from './change-ng.service.ts'
import { findNgSettings } from './ng.store.ts'

function toInstant(instant: Date | null): number {
  const milliseconds = instant?.getTime() ?? Number.NaN
  if (Number.isNaN(milliseconds)) throw invalidArgument('日時が正しくありません。')
  return milliseconds
}

function toEffects({ hospital, date, condition }: Asked<'dp.work.NgEffects'>): NgEffects {
  if (!hospital || !date || !condition) throw invalidArgument('表示のしかたを選んでください。')
  return { HOSPITAL: hospital, DATE: date, CONDITION: condition }
}

function toMonth({ month, days }: { month: string; days: readonly string[] }) {
  if (!isMonth(month) || days.some((day) => !isDay(day) || monthOf(day) !== month))
    throw invalidArgument('日付が正しくありません。')
  return { month, days: [...new Set(days)] }
}

function toChange({ change, isWork }: Asked<'dp.work.ChangeNgSettingsRequest'>): NgChange {
  switch (change.case) {
    case 'addHospital': {
      const { hospitalId, reason } = change.value
      return {
        kind: 'ADD_HOSPITAL',
        hospitalId: toHospitalId(hospitalId),
        reason: toText(reason, NG_LIMIT.reason),
      }
    }
    case 'removeHospital':
      return { kind: 'REMOVE_HOSPITAL', hospitalId: toHospitalId(change.value) }
    case 'addWeekly':
    case 'removeWeekly': {
      const { weekday, startMinute, endMinute } = change.value
      const kind = change.case === 'addWeekly' ? 'ADD_WEEKLY' : 'REMOVE_WEEKLY'
      return { kind, weekly: { weekday, startMinute, endMinute } }
    }
    case 'addPeriod': {
      const { start, end } = change.value
      return {
        kind: 'ADD_PERIOD',
        span: { start: toInstant(start), end: toInstant(end) },
        isWork: change.value.isWork,
      }
    }
    case 'removeBlock':
      return { kind: 'REMOVE_BLOCK', id: toUuid(change.value, '日時の番号が正しくありません。') }
    case 'paintMonth':
      return { kind: 'PAINT_MONTH', ...toMonth(change.value) }
    case 'importRoster':
      return { kind: 'IMPORT_ROSTER', text: change.value, isWork }
    case 'markBlock': {
      const { blockId, isWork: isMarked } = change.value
      return {
        kind: 'MARK_BLOCK',
        id: toUuid(blockId, '日時の番号が正しくありません。'),
        isWork: isMarked,
      }
    }
    case 'markRoster':
      return { kind: 'MARK_ROSTER', isWork: change.value }
    case 'clearRoster':
      return { kind: 'CLEAR_ROSTER' }
    case 'setConditions':
      return { kind: 'SET_CONDITIONS', conditions: [...new Set(change.value.conditions)] }
    case 'setEffects':
      return { kind: 'SET_EFFECTS', effects: toEffects(change.value) }
    case undefined:
      throw invalidArgument('変更の内容を指定してください。')
  }
}

/** The methods of `dp.work.NgSettings`. */
export const createNgMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(NgSettings.method.getNgSettings, async (_message, call) => {
    const { doctorId } = signedInDoctor(call)
    const { hospitals, blocks, effects, omissions, ...found } = await findNgSettings(
      database,
      doctorId,
      clock(),
    )
    return {
      ...found,
      hospitals: hospitals.map(({ id, ...named }) => ({ hospitalId: id, ...named })),
      blocks: blocks.map((block) => ({ ...block, start: new Date(block.start), end: new Date(block.end) })),
      effects: { hospital: effects.HOSPITAL, date: effects.DATE, condition: effects.CONDITION },
      omissions: omissions.map((omission) => ({ ...omission, day: omission.day ?? '' })),
    }
  }),

  rpcMethod(NgSettings.method.changeNgSettings, async (message, call) => {
    const request = { key: toIdempotencyKey(message.idempotencyKey), change: toChange(message) }
    const outcome = await changeNgSettings(database, { ...signedInDoctor(call), request, now: clock() })
    return { outcome }
  }),
]
