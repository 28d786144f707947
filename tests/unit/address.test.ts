import { expect, test } from 'vitest'
import { hrefOf, type Address } from '#app/platform/address.ts'
import {
  toApplication,
  toCalendarFile,
  toLogin,
  toProfilePage,
  toResult,
  toSpot,
  toSpotResult,
} from '#app/platform/addresses.ts'

const CASES: [name: string, address: Address, href: string][] = [
  ['nothing asked for', toSpotResult(), '/search/spot/result'],
  [
    'a list',
    toSpotResult({ prefectures: ['TOKYO', 'CHIBA'] }),
    '/search/spot/result?prefectures=TOKYO,CHIBA',
  ],
  ['a param of the path', toSpot('12'), '/spot/12'],
  ['a param that needs escaping', toSpot('a/b?c'), '/spot/a%2Fb%3Fc'],
  ['a param beside fixed letters', toCalendarFile('8f'), '/calendar/8f.ics'],
  ['a way back', toLogin({ returnTo: '/spot/12?tCrd=m' }), '/login?returnTo=%2Fspot%2F12%3FtCrd%3Dm'],
  ['an absent key', toLogin({ returnTo: undefined }), '/login'],
  [
    'a place on the page',
    toProfilePage('account', { mail: 'SENT' }, 'mail'),
    '/profile/account?mail=SENT#mail',
  ],
  ['several listings', toApplication({ ids: ['3', '4'] }), '/application/spot?ids=3,4'],
]

test.each(CASES)('%s', (_name, address, href) => {
  expect(hrefOf(address)).toBe(href)
})

test('an order of spot listings alone does not reach the regular search', () => {
  expect(hrefOf(toResult('regular', { sort: 'START_TIME_ASC', minimumFee: 80_000 }))).toBe(
    '/search/regular/result?minimumFee=80000',
  )
})
