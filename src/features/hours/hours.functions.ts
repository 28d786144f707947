import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Hours, type HoursOfPeriod } from '../../contract/gen/hours_pb.ts'
import { isMonth, isYear, monthOf } from '../../domain/text/month-days.ts'
import { today } from '../../platform/clock.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
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
export const getHoursSummaryFn = createServerFn().handler(async () => {
  const { month, year, nextInterval } = await callWorkRaw(Hours.method.getSummary, {})
  return {
    month: periodView(month),
    year: periodView(year),
    interval: nextInterval
      ? {
          end: instantText(nextInterval.endOfWork) ?? '',
          start: instantText(nextInterval.nextStart) ?? '',
          minutes: nextInterval.minutes,
          guideline: nextInterval.guidelineMinutes,
          isBroken: nextInterval.isBroken,
        }
      : null,
  }
})

/** The works of a month or a year, for the declaration to the main employer; this month unless another is named. */
export const getDeclarationFn = createServerFn()
  .validator(
    v.optional(
      v.pipe(
        v.string(),
        v.check((period) => isMonth(period) || isYear(period)),
      ),
    ),
  )
  .handler(async ({ data }) => {
    const month = data ?? monthOf(today())
    const answer = await callWorkRaw(Hours.method.getDeclaration, { month })
    return {
      month,
      today: today(),
      doctorName: answer.doctorName,
      works: answer.works.map((work) => ({
        id: work.id,
        hospitalName: work.hospitalName,
        start: instantText(work.start) ?? '',
        end: instantText(work.end) ?? '',
        breakMinutes: work.breakMinutes,
        permittedMinutes: work.permittedMinutes,
        countedMinutes: work.countedMinutes,
        isOver: work.isOver,
      })),
    }
  })

export type DeclarationView = Awaited<ReturnType<typeof getDeclarationFn>>
