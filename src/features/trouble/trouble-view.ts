import { NoShowState } from '../../contract/gen/no_show_pb.ts'
import { BusyShift, TroubleKind, type BusyPermit, type Trouble } from '../../contract/gen/trouble_pb.ts'
import { WorkState } from '../../contract/gen/work_pb.ts'
import {
  CancellationReason,
  CancellationTier,
  type Cancellation,
} from '../../contract/gen/cancellation_pb.ts'
import { requiredWord, wireWordOf } from '../../contract/wire-word.ts'
import { WORK_STATE } from '../../domain/application/application-words.ts'
import { CANCELLATION_TIER } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { SHIFT } from '../../domain/listing/listing-words.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { objectionView } from '../record/objection/objection-view.ts'
import { instantText, timestampText } from '../../services/timestamp-text.ts'

export const TROUBLE = {
  NO_SHOW: '欠勤の連絡',
  NO_STAMP: '打刻がない',
  NO_REPORT: '勤務報告がない',
  DISPUTE: '報告が食い違っている',
  OBJECTION: '確定への異議',
  CAUTION: '注意・欠勤への異議',
} as const

/** What to do about each kind. */
export const TROUBLE_STEP = {
  NO_SHOW: '先生と病院の双方に電話で確認し、判断してください。',
  NO_STAMP: '開始から1時間たっても打刻がありません。来ているかどうか、病院に確認してください。',
  NO_REPORT: '3回のお願いの後も勤務報告がありません。先生に確認してください。',
  DISPUTE: '修正のお願いへの報告がないか、何度も繰り返されています。やりとりを確認してください。',
  OBJECTION: '先生が確定した実績に異議を申し出ています。病院の回答を確認し、必要なら双方に連絡してください。',
  CAUTION: '先生が注意か欠勤の記録に異議を申し立てています。事実を確認し、判断してください。',
} as const

/** The cancellation that has left the 注意 objected to. */
const cautionFacts = (one: Cancellation) => {
  const reason = wireWordOf(CancellationReason, one.reason)
  const tier = wireWordOf(CancellationTier, one.tier)
  return {
    reason: reason ? CANCELLATION_REASON[reason] : '',
    tier: tier ? CANCELLATION_TIER[tier] : '',
    detail: one.detail,
    requested: timestampText(one.requestedAt),
    answer: one.answer ?? '',
  }
}

/** View model of a work in trouble. */
export function troubleView(trouble: Trouble) {
  const start = instantText(trouble.plannedStart) ?? ''
  const { noShow } = trouble
  return {
    kind: requiredWord(TroubleKind, trouble.kind, 'Trouble.kind'),
    workId: trouble.workId,
    stateText: WORK_STATE[requiredWord(WorkState, trouble.state, 'Trouble.state')],
    start,
    end: instantText(trouble.plannedEnd) ?? '',
    day: dayKind(start.slice(0, 10)),
    doctorId: trouble.doctorId,
    doctorName: trouble.doctorName,
    doctorPhone: trouble.doctorPhone ?? '',
    hospitalName: trouble.hospitalName,
    hospitalPhone: trouble.hospitalPhone,
    title: trouble.title,
    reports: trouble.reports,
    note: trouble.note ?? '',
    cancellation: trouble.cancellation ? cautionFacts(trouble.cancellation) : null,
    objection: trouble.objection ? objectionView(trouble.objection) : null,
    noShow: noShow
      ? {
          isOpen: requiredWord(NoShowState, noShow.state, 'NoShow.state') === 'OPEN',
          attempts: noShow.attempts,
          reported: timestampText(noShow.reportedAt),
        }
      : null,
  }
}
export type TroubleView = ReturnType<typeof troubleView>

/** View model of a hospital's shift under a permit that is busier than the permit is for. */
export const busyPermitView = ({
  hospitalId,
  hospitalName,
  hospitalPhone,
  shift,
  medianMinutes,
}: BusyPermit) => ({
  hospitalId,
  hospitalName,
  hospitalPhone,
  shiftText: SHIFT[requiredWord(BusyShift, shift, 'BusyPermit.shift')],
  medianText: durationText(medianMinutes),
})
export type BusyPermitView = ReturnType<typeof busyPermitView>
