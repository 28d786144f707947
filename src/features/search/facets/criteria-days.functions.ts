import { createServerFn } from '@tanstack/react-start'
import { holidayName } from '../../../domain/text/day-kind.ts'
import { SEASON, SEASONS, type Season } from '../../../domain/search/season.ts'
import { comingSeason, seasonOpens } from '../../../domain/search/season-days.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { calendarDays } from './criteria-days.ts'
import { SpotWorkLastDay } from '../../listing/match-counts.listings.documents.ts'
import * as clock from '../../../platform/clock.ts'

export type SearchSeason = ReturnType<typeof seasonOn>

const seasonOn = (season: Season, today: string) => {
  const days = comingSeason(season, today)
  const opens = seasonOpens(days.from)
  return { season, label: SEASON[season], ...days, opens, isOpen: today >= opens }
}

/**
 * Today in Tokyo, the last day on which a shift is open, the holidays in between and the seasons to come. Said by the server, so that a wrong clock or another
 * zone in the doctor's device changes nothing, and the calendar of holidays stays out of the browser.
 */
export const getSearchDaysFn = createServerFn().handler(async () => {
  const today = clock.today()
  const lastDay = (await askListings(SpotWorkLastDay, {}, null)).spotWorkLastDay ?? today
  return {
    today,
    lastDay,
    holidays: calendarDays(today, lastDay).filter((day) => holidayName(day) !== undefined),
    seasons: SEASONS.map((season) => seasonOn(season, today)),
  }
})
