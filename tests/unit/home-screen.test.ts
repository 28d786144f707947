import { expect, test } from 'vitest'
import { homeScreenWayOf } from '#app/domain/visit/home-screen.ts'

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${KIT} ${rest}`
const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1'
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.5 Safari/605.1.15`
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

test.each([
  ['Safari', iphone('18_5', SAFARI), 'ADD_IN_SAFARI'],
  ['Safari on iOS 16.4', iphone('16_4', 'Version/16.4 Mobile/15E148 Safari/604.1'), 'ADD_IN_SAFARI'],
  ['Safari of an iPad that says that it is a Mac', MAC, 'ADD_IN_SAFARI'],
  ['Chrome', iphone('18_5', 'CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1'), 'ADD_IN_BROWSER'],
  ['Firefox', iphone('18_5', 'FxiOS/141.0 Mobile/15E148 Safari/605.1.15'), 'ADD_IN_BROWSER'],
  ['LINE', iphone('18_5', 'Mobile/15E148 Safari Line/15.10.0'), 'LEAVE_LINE'],
  ['Instagram', iphone('18_5', 'Mobile/15E148 Instagram 390.0.0.28'), 'LEAVE_APP'],
  ['Safari on iOS 15', iphone('15_8', 'Version/15.6 Mobile/15E148 Safari/604.1'), 'UPDATE_IOS'],
  ['LINE on iOS 16.3', iphone('16_3', 'Mobile/15E148 Safari Line/15.10.0'), 'UPDATE_IOS'],
  ['our native app', iphone('18_5', 'Mobile/15E148 dp-work-app/2.0.0'), null],
  ['Chrome on Android', ANDROID, null],
] as const)('the way to the home screen from %s is its own', (_, userAgent, way) => {
  expect(homeScreenWayOf({ userAgent, touchPoints: 5, isInstalled: false })).toBe(way)
})

test('from the home screen itself there is no way to it, and on a Mac neither', () => {
  const userAgent = iphone('18_5', 'Mobile/15E148')
  expect(homeScreenWayOf({ userAgent, touchPoints: 5, isInstalled: true })).toBeNull()
  expect(homeScreenWayOf({ userAgent: MAC, touchPoints: 0, isInstalled: false })).toBeNull()
})
