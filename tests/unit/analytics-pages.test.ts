import { expect, test } from 'vitest'
import { isMeasured, reportedUrl } from '#app/domain/visit/reported-url.ts'
import { screenName } from '#app/domain/visit/screen-name.ts'

test.each([
  ['/', '', 'doctor_top'],
  ['/sign-up', '?step=2', 'doctor_register'],
  ['/login', '', 'doctor_login'],
  ['/spot/12', '', 'listing_detail'],
  ['/regular/3', '', 'listing_detail'],
  ['/spot/12', '?tCrd=m&tSrc=r', 'mail'],
  ['/regular/12', '?tCrd=l', 'line'],
  ['/spot/12', '?tCrd=x', 'listing_detail'],
  ['/search/spot/result', '?view=calendar', 'calendar_view'],
  ['/search/spot/result', '?season=GOLDEN_WEEK', 'golden_week_listings'],
  ['/search/spot/result', '?season=NEW_YEAR_HOLIDAY&view=calendar', 'new_year_holiday_listings'],
  ['/search/spot/high-value', '', 'high_value_listings'],
  ['/subscription', '', 'subscribing_hospitals'],
  ['/like', '', 'liked_listings'],
  ['/search/spot/result', '', null],
  ['/work', '', null],
])('%s%s is the screen %s', (pathname, search, name) => expect(screenName(pathname, search)).toBe(name))

test.each([
  [
    'https://dp.example/search/spot/result?prefectures=TOKYO',
    'https://dp.example/search/spot/result?prefectures=TOKYO',
  ],
  ['https://dp.example/login/reset#secret', 'https://dp.example/login/reset'],
  ['https://dp.example/unsubscribe/abc.def', 'https://dp.example/unsubscribe/-'],
  ['https://dp.example/line/app?code=1&state=2&tab=x', 'https://dp.example/line/app?code=-&state=-&tab=x'],
])('%s is reported as %s', (href, reported) => expect(reportedUrl(href)).toBe(reported))

test('a long URL is cut off', () => {
  expect(reportedUrl(`https://dp.example/?q=${'x'.repeat(3_000)}`)).toHaveLength(2_000)
})

test.each([
  ['/staff', false],
  ['/staff/audit', false],
  ['/hospital', false],
  ['/hospital/works', false],
  ['/hospitality', true],
  ['/spot/1', true],
])('%s is measured: %s', (path, measured) => expect(isMeasured(path)).toBe(measured))
