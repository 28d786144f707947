import { expect, test } from 'vitest'
import { nativeAppVersion, parseVersion, platformOf } from '#app/domain/visit/native-app.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [`${IPHONE} dp-work-app/2.10.3`, 'iOS', 'IOS_WEBVIEW', '2.10.3'],
  ['Mozilla/5.0 (Linux; Android 16; wv) dp-work-app/2.0.0', 'Android', 'ANDROID_WEBVIEW', '2.0.0'],
  ['Mozilla/5.0 (X11; Linux x86_64) dp-work-app/2.0.0', 'Linux', 'UNSPECIFIED', '2.0.0'],
  [IPHONE, 'iOS', 'PC_WEB', null],
  [`${IPHONE} my-dp-work-app/2`, 'iOS', 'PC_WEB', null],
  ['', undefined, 'PC_WEB', null],
])('%s is %s: %s', (userAgent, system, platform, version) => {
  expect(platformOf(userAgent, system)).toBe(platform)
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
