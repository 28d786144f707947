import { describe, expect, test } from 'vitest'
import { embeddedBrowserOf, isAppleMobile, outsideLine } from '#app/domain/visit/embedded-browser.ts'
import { isOfInputMethod } from '#app/ui/text-input/of-input-method.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

describe('a window that prints nothing and saves no file', () => {
  test.each([
    ['LINE', `${IPHONE} Safari Line/14.5.0`, 'LINE'],
    ['the native app', `${IPHONE} dp-work-app/1.7.0`, 'NATIVE'],
    ['Safari', `${IPHONE} Version/18.0 Safari/604.1`, null],
  ])('is that of %s', (_, userAgent, embedded) => {
    expect(embeddedBrowserOf(userAgent)).toBe(embedded)
  })

  test('of LINE is left by a word in the address that keeps what it says', () => {
    expect(outsideLine('https://dp.example/work/payments?year=2026#may')).toBe(
      'https://dp.example/work/payments?year=2026&openExternalBrowser=1#may',
    )
  })
})

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad that says that it is a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
])('%s is told apart by its name or its touched screen', (_, userAgent, touchPoints, isMobile) => {
  expect(isAppleMobile(userAgent, touchPoints)).toBe(isMobile)
})

test.each([
  ['during a conversion', { isComposing: true, keyCode: 13 }, true],
  ['that ends it in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of nothing but itself', { isComposing: false, keyCode: 13 }, false],
])('an Enter %s is told from the others', (_, event, isIts) => {
  expect(isOfInputMethod(event)).toBe(isIts)
})
