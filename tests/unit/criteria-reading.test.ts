import { expect, test, vi } from 'vitest'
import { parseSearch } from '#app/platform/search-serialization.ts'
import { readRegularSearch, readSpotSearch } from '#app/features/listings/criteria-reading.ts'

const ADDRESS =
  '?adjustableWorkingEndTime=true&clinicalDepartments=GASTROENTEROLOGY&dates=2026-12-18,2026-12-19' +
  '&generalHospitalIds=12&minimumFee=80000&prefectures=TOKYO,OSAKA&sort=FEE_DESC&after=abcdefghij' +
  '&season=GOLDEN_WEEK&shiftLengths=UP_TO_4H&conditions=EASY&tab=regular&view=map'
const REGULAR =
  '?weekdays=MONDAY,FRIDAY&shiftPatterns=NIGHT&frequencies=WEEKLY&startBy=2027-01-31&view=calendar' +
  '&contractTerms=OPEN_ENDED,UP_TO_1_YEAR&interviews=ONLINE&weeklyHours=WITHIN_20H&adjustableWorkingStartTime=true'

test('the browser, which trusts an address the server sent it to, reads the same as the server', async () => {
  const onServer = readSpotSearch(parseSearch(ADDRESS))
  const regularOnServer = readRegularSearch(parseSearch(REGULAR))
  expect(Object.keys(onServer)).toHaveLength(13)
  expect(Object.keys(regularOnServer)).toHaveLength(9)
  vi.resetModules()
  vi.stubEnv('SSR', false)
  const browser = await import('#app/features/listings/criteria-reading.ts')
  vi.unstubAllEnvs()
  expect(browser.readSpotSearch(parseSearch(ADDRESS))).toEqual(onServer)
  expect(browser.readRegularSearch(parseSearch(REGULAR))).toEqual(regularOnServer)
  expect(browser.readSpotSearch(parseSearch('?prefectures=ATLANTIS'))).toEqual({ prefectures: ['ATLANTIS'] })
  expect(readSpotSearch(parseSearch('?prefectures=ATLANTIS'))).toEqual({})
})
