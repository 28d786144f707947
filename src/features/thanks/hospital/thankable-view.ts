import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { AppreciationSource, ThanksReply, ThanksStamp } from '../../../contract/gen/thanks_pb.ts'
import type { SentThanks, ThankableWork } from '../../../contract/gen/hospital_thanks_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { instantText } from '../../../services/timestamp-text.ts'

function required(timestamp: Timestamp | undefined): string {
  const text = instantText(timestamp)
  if (text === null) throw new Error('hospital service: an instant of a work is missing')
  return text
}

const sentView = (thanks: SentThanks) => ({
  source: requiredWord(AppreciationSource, thanks.source, 'SentThanks.source'),
  stamp: requiredWord(ThanksStamp, thanks.stamp, 'SentThanks.stamp'),
  body: thanks.body,
  sentAt: required(thanks.sentAt),
  isRead: thanks.isRead,
  reply: wireWordOf(ThanksReply, thanks.reply),
  changeableUntil: instantText(thanks.changeableUntil),
  isRemoved: thanks.isRemoved,
})
export type SentThanksView = ReturnType<typeof sentView>

/** A confirmed work with what has been passed on: timestamps as Tokyo text, enum numbers as words. */
export function thankableView(work: ThankableWork) {
  const startTime = required(work.plannedStart)
  return {
    id: work.id,
    startTime,
    endTime: required(work.plannedEnd),
    startDay: dayKind(civilDay(startTime)),
    doctorName: work.doctorName,
    title: work.title,
    thanks: work.thanks.map(sentView),
    hasDoctorLeft: work.hasDoctorLeft,
  }
}
export type ThankableView = ReturnType<typeof thankableView>
