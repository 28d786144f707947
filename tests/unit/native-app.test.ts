import { expect, test } from 'vitest'
import { nativeAppVersion, parseVersion, platformOf } from '#app/domain/visit/native-app.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15'

const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  [`${IPHONE} dp-work-app/2.10.3`, 'IOS_WEBVIEW', '2.10.3'],
  [`${IPAD} dp-work-app/2.10.3`, 'IOS_WEBVIEW', '2.10.3'],
  ['Mozilla/5.0 (Linux; Android 16; wv) dp-work-app/2.0.0', 'ANDROID_WEBVIEW', '2.0.0'],
  ['Mozilla/5.0 (X11; Linux x86_64) dp-work-app/2.0.0', 'UNSPECIFIED', '2.0.0'],
  [IPHONE, 'PC_WEB', null],
  [IPAD, 'PC_WEB', null],
  [`${IPHONE} my-dp-work-app/2`, 'PC_WEB', null],
  ['', 'PC_WEB', null],
])('the platform of %s is %s, and the version of the native app %s', (userAgent, platform, version) => {
  expect(platformOf(userAgent)).toBe(platform)
  expect(nativeAppVersion(userAgent)).toBe(version)
})

test.each([
  ['2.10.3', { major: 2, minor: 10, patch: 3 }],
  ['1.7.0', { major: 1, minor: 7, patch: 0 }],
  ['2.10', null],
  ['v2.10.3', null],
  ['2.10.3-beta', null],
  ['', null],
])('the version %j is %j', (text, version) => expect(parseVersion(text)).toEqual(version))
