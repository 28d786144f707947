import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalCalendar } from '../../../contract/gen/hospital_calendar_pb.ts'
import { isMonth, monthOf } from '../../../domain/text/month-days.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { isCivilDay } from '../../../domain/text/week-days.ts'
import { now } from '../../../platform/clock.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { calendarListingView } from './calendar-view.ts'

/** The hospital's calendar of a month, the current one for an empty text. */
export const getHospitalMonthFn = createServerFn()
  .validator(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isMonth(text)),
    ),
  )
  .handler(async ({ data }) => {
    const today = tokyoDay(now())
    const month = data || monthOf(today)
    const { listings, cutDays } = await callHospital(HospitalCalendar.method.getMonth, { month })
    return { month, today, listings: listings.map(calendarListingView), cutDays }
  })

/** The same of the week that contains a day. */
export const getHospitalWeekFn = createServerFn()
  .validator(v.pipe(v.string(), v.check(isCivilDay)))
  .handler(async ({ data: day }) => {
    const { listings, cutDays } = await callHospital(HospitalCalendar.method.getWeek, { day })
    return { day, today: tokyoDay(now()), listings: listings.map(calendarListingView), cutDays }
  })

/** The same of one day, with those that month and week leave out. */
export const getHospitalDayFn = createServerFn()
  .validator(v.pipe(v.string(), v.check(isCivilDay)))
  .handler(async ({ data: day }) => {
    const { listings, cutDays } = await callHospital(HospitalCalendar.method.getDay, { day })
    return { day, today: tokyoDay(now()), listings: listings.map(calendarListingView), cutDays }
  })
