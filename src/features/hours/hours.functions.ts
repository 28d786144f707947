import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import { GetSummaryRequestSchema, Hours, type HoursOfPeriod } from '../../contract/gen/hours_pb.ts'
import { callWork } from '../../services/work/work.server.ts'
import { instantText } from '../../services/timestamp-text.ts'

const periodView = (hours: HoursOfPeriod | undefined) => {
  if (!hours) throw new Error('work service: the hours of a period are missing')
  const { period, sideMinutes, permittedMinutes, mainMinutes, limitMinutes } = hours
  return {
    period,
    sideMinutes,
    permittedMinutes,
    mainMinutes: mainMinutes ?? null,
    limitMinutes: limitMinutes ?? null,
  }
}

/** Working hours of this month and this year, and the rest after the next work. */
export const getHoursSummary = createServerFn().handler(async () => {
  const { month, year, nextInterval } = await callWork(
    Hours.method.getSummary,
    create(GetSummaryRequestSchema),
  )
  return {
    month: periodView(month),
    year: periodView(year),
    interval: nextInterval
      ? {
          end: instantText(nextInterval.endOfWork) ?? '',
          start: instantText(nextInterval.nextStart) ?? '',
          minutes: nextInterval.minutes,
          guideline: nextInterval.guidelineMinutes,
        }
      : null,
  }
})
