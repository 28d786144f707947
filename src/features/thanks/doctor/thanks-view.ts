import type { Timestamp } from '@bufbuild/protobuf/wkt'
import {
  AppreciationSource,
  ThanksReply,
  ThanksReportState,
  ThanksShelf,
  ThanksStamp,
  type Appreciation,
} from '../../../contract/gen/thanks_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { instantText } from '../../../services/timestamp-text.ts'

function required(timestamp: Timestamp | undefined): string {
  const text = instantText(timestamp)
  if (text === null) throw new Error('work service: an instant of a thanks is missing')
  return text
}

/** A thanks as the doctor sees it: timestamps as Tokyo text, enum numbers as words. */
export function thanksView(thanks: Appreciation) {
  const startTime = required(thanks.plannedStart)
  return {
    id: thanks.id,
    workId: thanks.workId,
    source: requiredWord(AppreciationSource, thanks.source, 'Appreciation.source'),
    stamp: requiredWord(ThanksStamp, thanks.stamp, 'Appreciation.stamp'),
    body: thanks.body,
    sentAt: required(thanks.sentAt),
    isRead: thanks.readAt !== undefined,
    reply: wireWordOf(ThanksReply, thanks.reply),
    shelf: requiredWord(ThanksShelf, thanks.shelf, 'Appreciation.shelf'),
    reportState: requiredWord(ThanksReportState, thanks.reportState, 'Appreciation.report_state'),
    startTime,
    endTime: required(thanks.plannedEnd),
    startDay: dayKind(civilDay(startTime)),
    hospitalName: thanks.hospitalName,
    title: thanks.title,
  }
}
export type ThanksView = ReturnType<typeof thanksView>
