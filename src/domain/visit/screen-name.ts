import { isDetailPath, TRACKING_CREDENTIAL } from './tracking.ts'

/** The screens of the analytics catalogue. */
export type ScreenName =
  | 'doctor_top'
  | 'doctor_register'
  | 'doctor_login'
  | 'listing_detail'
  | 'calendar_view'
  | 'subscribing_hospitals'
  | 'liked_listings'
  | 'mail'
  | 'line'
  | 'high_value_listings'
  | 'golden_week_listings'
  | 'new_year_holiday_listings'

const OF_PATH = new Map<string, ScreenName>([
  ['/', 'doctor_top'],
  ['/sign-up', 'doctor_register'],
  ['/login', 'doctor_login'],
  ['/like', 'liked_listings'],
  ['/subscription', 'subscribing_hospitals'],
  ['/search/spot/high-value', 'high_value_listings'],
])

const OF_SEASON = new Map<string | null, ScreenName>([
  ['GOLDEN_WEEK', 'golden_week_listings'],
  ['NEW_YEAR_HOLIDAY', 'new_year_holiday_listings'],
])

/** The catalogue's name of a page; null for a page that it does not name. */
export function screenName(pathname: string, search: string): ScreenName | null {
  const params = new URLSearchParams(search)
  if (isDetailPath(pathname)) {
    // A link of a mail or a LINE message: the page between it and the listing.
    const credential = params.get('tCrd')
    return credential === 'm' || credential === 'l' ? TRACKING_CREDENTIAL[credential] : 'listing_detail'
  }
  if (/^\/search\/(?:spot|regular)\/result$/.test(pathname)) {
    const season = OF_SEASON.get(params.get('season'))
    return season ?? (params.get('view') === 'calendar' ? 'calendar_view' : null)
  }
  return OF_PATH.get(pathname) ?? null
}
