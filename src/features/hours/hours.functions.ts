import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Hours } from '../../contract/gen/hours_pb.ts'
import { isMonth, isYear, monthOf } from '../../domain/text/month-days.ts'
import { today } from '../../platform/clock.ts'
import { callWork } from '../../services/work/work.server.ts'

/** Working hours of this month and this year, and the rest after the next work. */
export const getHoursSummaryFn = createServerFn().handler(() => callWork(Hours.method.getSummary, {}))

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
    return { month, today: today(), ...(await callWork(Hours.method.getDeclaration, { month })) }
  })

export type DeclarationView = Awaited<ReturnType<typeof getDeclarationFn>>
