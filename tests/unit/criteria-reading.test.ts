import { expect, test, vi } from 'vitest'
import { parseSearch } from '#app/platform/search-serialization.ts'
import { readSpotSearch } from '#app/features/listings/criteria-reading.ts'

const ADDRESS =
  '?adjustableWorkingEndTime=true&clinicalDepartments=GASTROENTEROLOGY&dates=2026-12-18,2026-12-19' +
  '&generalHospitalIds=12&minimumFee=80000&prefectures=TOKYO,OSAKA&sort=FEE_DESC&after=abcdefghij'

test('the browser, which trusts an address the server sent it to, reads the same as the server', async () => {
  const onServer = readSpotSearch(parseSearch(ADDRESS))
  vi.resetModules()
  vi.stubEnv('SSR', false)
  const browser = await import('#app/features/listings/criteria-reading.ts')
  vi.unstubAllEnvs()
  expect(browser.readSpotSearch(parseSearch(ADDRESS))).toEqual(onServer)
  expect(browser.readSpotSearch(parseSearch('?prefectures=ATLANTIS'))).toEqual({ prefectures: ['ATLANTIS'] })
  expect(readSpotSearch(parseSearch('?prefectures=ATLANTIS'))).toEqual({})
})
