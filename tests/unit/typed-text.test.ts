import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressProblem } from '#app/domain/account/mail-address.ts'
import { typedFactorCode } from '#app/domain/account/second-factor.ts'
import { personKana, personName, phoneNumber, postalCode, licenceNumber } from '#app/domain/text/form-rule.ts'
import { kanaText, oneValue, plainAddress, plainText } from '#app/domain/text/typed-text.ts'
import { makeVisible, visibleText } from '#app/domain/text/visible-text.ts'
import { patientDataIn } from '#app/domain/text/patient-data.ts'
import { typedIn } from '#app/features/forms/form-answer.ts'
import * as v from 'valibot'

const INVISIBLE = {
  'zero width space': '\u200b',
  'soft hyphen': '\u00ad',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'hangul filler': '\u3164',
  'halfwidth hangul filler': '\uffa0',
  'hangul choseong filler': '\u115f',
  'hangul jungseong filler': '\u1160',
  'braille blank': '\u2800',
  'combining grapheme joiner': '\u034f',
  'variation selector': '\ufe0f',
  'ideographic variation selector': '\u{e0100}',
  'zero width joiner': '\u200d',
  'tag letter': '\u{e0041}',
  'right to left override': '\u202e',
  'left to right embedding': '\u202a',
  'first strong isolate': '\u2068',
  'pop directional isolate': '\u2069',
  'left to right mark': '\u200e',
  'right to left mark': '\u200f',
  'arabic letter mark': '\u061c',
  'interlinear anchor': '\ufff9',
}

describe.each(Object.entries(INVISIBLE))('%s', (_, sign) => {
  test('alone is no text', () => {
    expect(visibleText(`${sign}${sign}`)).toBe('')
    expect(plainText(` ${sign} \u3000${sign}`)).toBe('')
    expect(v.safeParse(personName, sign).success).toBe(false)
  })
  test('is in no value', () => {
    const within = (text: string) => `${sign}${[...text].join(sign)}${sign}`
    expect(plainAddress(within('Taro@example.com'))).toBe('taro@example.com')
    expect(v.parse(phoneNumber, within('090-1234-5678'))).toBe('09012345678')
    expect(v.parse(postalCode, within('〒100-0001'))).toBe('1000001')
    expect(v.parse(licenceNumber, within('123456'))).toBe('123456')
    expect(typedFactorCode(within('123456'))?.code).toBe('123456')
    expect(oneValue(within('内科'))).toBe('内科')
  })
})

test.each([
  '葛\u{e0100}城',
  '辻\ufe00',
  '👨‍👩‍👧',
  '❤️‍🔥',
  '👩🏽‍⚕️',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'が',
  'か\u3099',
  '𠮷野家',
  'ありがとう ございます\n。',
])('the text %j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text)
})

test('a variation selector stays only behind a base character, one alone', () => {
  expect(visibleText('\u{e0100}葛\u{e0100}\u{e0101} \ufe0f')).toBe('葛\u{e0100} ')
})

test('property: what is visible stays so, and has no sign of direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = visibleText(text)
      expect(visibleText(once)).toBe(once)
      expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/)
    }),
  )
})

test('every text of an input is made visible, a secret is not', () => {
  const bytes = new Uint8Array([0xe2, 0x80, 0x8b])
  const input = {
    body: 'a\u202eb',
    list: ['\u200bc', { name: 'd\ufeff' }],
    map: { key: '\u3164' },
    password: 'p\u200b',
    next: 'n\u200b',
    bytes,
    count: 3n,
    nothing: null,
  }
  makeVisible(input)
  expect(input).toEqual({
    body: 'ab',
    list: ['c', { name: 'd' }],
    map: { key: '' },
    password: 'p\u200b',
    next: 'n\u200b',
    bytes,
    count: 3n,
    nothing: null,
  })
})

test('a form gives visible texts, and passwords as they were typed', () => {
  const form = new FormData()
  form.set('name', '\u202e山田')
  form.set('password', 'x\u200by')
  expect([typedIn(form, 'name'), typedIn(form, 'password')]).toEqual(['山田', 'x\u200by'])
})

test.each([
  'マ－ク',
  'マ―ク',
  'マ-ク',
  'マーク',
  'まーく',
  'ﾏｰｸ',
  'マ—ク',
  'マ─ク',
  'マ一ク',
  'マ−ク',
  'マ\u200b－ク',
])('the reading %j is マーク', (typed) => {
  expect(kanaText(typed)).toBe('マーク')
  expect(v.parse(personKana, typed)).toBe('マーク')
})

test('a dash that follows no kana is no reading', () => {
  expect(v.safeParse(personKana, '-ヤマダ').success).toBe(false)
})

test.each([
  '+81(0)90-1234-5678',
  '＋８１（０）９０１２３４５６７８',
  '+81 90 1234 5678',
  '(+81)90-1234-5678',
  '0081-90-1234-5678',
  '090.1234.5678',
  '090・1234・5678',
  'tel:090-1234-5678',
  'TEL：090-1234-5678',
  'tel:+81-90-1234-5678',
  '090―1234―5678',
  '電話 090 1234 5678',
])('the telephone number %j is 09012345678', (typed) => {
  expect(v.parse(phoneNumber, typed)).toBe('09012345678')
})

test('an old address of a mobile phone is one, and one in Japanese is told in words', () => {
  for (const address of ['taro.@docomo.ne.jp', 'taro..yamada@ezweb.ne.jp', 'Taro＠Example.com'])
    expect(addressProblem(address)).toBeNull()
  expect(addressProblem('太郎@example.com')).toContain('日本語の文字')
  expect(addressProblem('taro@example')).toContain('形式')
})

test('a patient’s data is found behind characters that show nothing', () => {
  const told = '患者の電話番号は090-1234-5678です'
  expect(patientDataIn(told.replaceAll('患者', '患\u200b者').replaceAll('090', '09\u20600'))).toEqual(
    patientDataIn(told),
  )
})
