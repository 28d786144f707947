import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLINICAL_DEPARTMENT } from '#app/domain/doctor/clinical-department.ts'
import { chosenDay, DAY_CHOICES, MONTH_CHOICES, yearChoices } from '#app/domain/text/date-choices.ts'
import { isMailAddress } from '#app/domain/account/mail-address.ts'
import {
  checkBasics,
  checkDoctor,
  checkWishes,
  checkWorkplace,
} from '#app/domain/doctor/registration-check.ts'
import { SPECIALTY } from '#app/domain/doctor/specialty.ts'
import { katakana, plainText } from '#app/domain/text/typed-text.ts'
import { ANSWERS } from '#tests/support/registration-answers.ts'

const TODAY = '2026-11-21'
const basics = (changes: object) => checkBasics({ ...ANSWERS.basics, ...changes }, TODAY)
const doctor = (changes: object) => checkDoctor({ ...ANSWERS.doctor, ...changes }, TODAY)

describe('the choices of a date', () => {
  test('100 years downward from the current one, or from an offset', () => {
    const years = yearChoices(2026)
    expect(years).toHaveLength(100)
    expect([years[0], years.at(-1)]).toEqual([
      { value: '2026', label: '2026年' },
      { value: '1927', label: '1927年' },
    ])
    expect(yearChoices(2026, { count: 3, offset: 20 }).map(({ value }) => value)).toEqual([
      '2006',
      '2005',
      '2004',
    ])
    expect([MONTH_CHOICES.length, MONTH_CHOICES[11]?.label]).toEqual([12, '12月'])
    expect([DAY_CHOICES.length, DAY_CHOICES[30]?.label]).toEqual([31, '31日'])
  })

  test('name a day exactly when a calendar has it', () => {
    const part = (from: number, to: number) => fc.integer({ min: from, max: to })
    fc.assert(
      fc.property(part(1900, 2100), part(1, 12), part(1, 31), (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day))
        const exists = date.getUTCMonth() === month - 1
        const named = chosenDay({ year: `${year}`, month: `${month}`, day: `${day}` })
        return exists ? named === date.toISOString().slice(0, 10) : named === null
      }),
    )
    expect(chosenDay({ year: '', month: '1', day: '1' })).toBeNull()
  })
})

describe('what is typed', () => {
  test.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['　ゔぁん　ごっほ ', 'ヴァン ゴッホ'],
    ['じょー・じ', 'ジョー・ジ'],
  ])('%s reads %s', (typed, read) => {
    expect(basics({ lastNameKana: typed }).value?.lastNameKana).toBe(read)
  })

  test.each(['塚', '髙', '﨑', '德', '神', '凞'])('the kanji %s of a name stays as it was typed', (kanji) => {
    const value = basics({ lastName: ` ${kanji}Ａ１ `, street: `${kanji}町１−２ｶﾞﾗﾝﾄﾞ` }).value
    expect(value).toMatchObject({ lastName: `${kanji}A1`, street: `${kanji}町1−2ガランド` })
  })

  test('is made one way, and twice is as good as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = katakana(plainText(text))
        return katakana(plainText(once)) === once && !/[\u0000-\u001f]/.test(once)
      }),
    )
  })

  test('a name counts what a person counts', () => {
    expect(basics({ lastName: '𠮷'.repeat(50) }).problems).toBeNull()
    expect(basics({ lastName: '𠮷'.repeat(51) }).problems).toEqual({
      lastName: '50桁以下の文字数を入力してください',
    })
  })

  test.each([
    ['０９０−１２３４−５６７８', '09012345678'],
    ['(03) 1234 5678', '0312345678'],
    ['+81 90 1234 5678', '09012345678'],
    ['090ー1234ー5678', '09012345678'],
  ])('the phone number %s', (typed, read) => expect(basics({ phone: typed }).value?.phone).toBe(read))

  test.each(['1234', '190-1234-5678', '0901234567890', 'でんわ'])('no phone number: %s', (typed) =>
    expect(basics({ phone: typed }).problems?.['phone']).toContain('電話番号'),
  )

  test.each(['100-0001', '１００ー０００１', '〒1000001'])('the postal code %s', (typed) =>
    expect(basics({ postalCode: typed }).value?.postalCode).toBe('1000001'),
  )

  test.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    ['第12345号', '12345'],
    ['0042', '0042'],
  ])('the licence number %s', (typed, read) =>
    expect(doctor({ licenceNumber: typed }).value?.licenceNumber).toBe(read),
  )

  test.each(['1234567', 'abc', '12-34a'])('no licence number: %s', (typed) =>
    expect(doctor({ licenceNumber: typed }).problems).toEqual({
      licenceNumber: '医籍登録番号は6桁以内の数字で入力してください',
    }),
  )

  test('whatever is typed is answered, never thrown', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, text, (one, two, three) => {
        const { value, problems } = basics({ lastName: one, lastNameKana: two, birthYear: three, sex: one })
        return (value === null) !== (problems === null)
      }),
    )
  })
})

test('what is left empty is named, field by field', () => {
  const empty = Object.fromEntries(Object.keys(ANSWERS.basics).map((field) => [field, '']))
  const required = 'この項目は必須です'
  expect(basics(empty).problems).toEqual({
    lastName: required,
    firstName: required,
    lastNameKana: required,
    firstNameKana: required,
    sex: required,
    birthDate: required,
    phone: required,
    postalCode: required,
    prefecture: required,
    city: required,
    street: required,
  })
})

test('dates of tomorrow and choices that are no choices', () => {
  expect(basics({ birthYear: '2026', birthMonth: '11', birthDay: '22' }).problems).toEqual({
    birthDate: '今日までの日付を選択してください',
  })
  expect(basics({ sex: 'constructor' }).problems).toEqual({ sex: '指定された形式で入力してください' })
  expect(doctor({ departments: ['toString'] }).problems).toEqual({
    departments: '指定された形式で入力してください',
  })
  expect(doctor({ departments: [] }).problems).toEqual({
    departments: '主な診療科を1つ以上選択してください',
  })
})

test.each([
  ['2023', true],
  ['2024', true],
  ['2025', false],
])('graduated in %s: trained by November 2026 %s', (graduationYear, trained) => {
  expect(doctor({ graduationYear, licenceYear: graduationYear }).problems === null).toBe(trained)
})

describe('dates that contradict each other', () => {
  const born = (birthDate: string, changes: object) =>
    checkDoctor({ ...ANSWERS.doctor, ...changes }, TODAY, { birthDate })
  const asked = (checked: { problems: object | null }) => Object.keys(checked.problems ?? {}).toSorted()

  test.each([
    ['1980-05-01', { graduationYear: '2005', licenceYear: '2005' }, []],
    ['1980-05-01', { graduationYear: '2002', licenceYear: '2002' }, []],
    ['1980-05-01', { graduationYear: '1949', licenceYear: '1950' }, ['graduationYear', 'licenceDate']],
    ['1980-05-01', { graduationYear: '2005', licenceYear: '1950' }, ['graduationYear', 'licenceDate']],
    ['1980-05-01', { graduationYear: '1990', licenceYear: '2005' }, ['graduationYear']],
    ['1980-05-01', { graduationYear: '2010', licenceYear: '2009' }, ['graduationYear', 'licenceDate']],
  ])('born %s, %j', (birthDate, changes, fields) => expect(asked(born(birthDate, changes))).toEqual(fields))

  test('are said beside everything else that is wrong', () => {
    const wrong = born('1980-05-01', { graduationYear: '1949', licenceYear: '1950', university: '' })
    expect(asked(wrong)).toEqual(['graduationYear', 'licenceDate', 'university'])
  })

  test('are asked about where the birth date is typed, held against what is kept', () => {
    const kept = { graduationYear: 2005, licenceDate: '2005-04-01' }
    const typed = (birthYear: string) =>
      checkBasics({ ...ANSWERS.basics, birthYear, birthDay: '28' }, TODAY, kept)
    expect(typed('1980').problems).toBeNull()
    expect(typed('1990').problems).toEqual({
      birthDate: '卒業年(2005年)と生年月日(1990年)が合いません。どちらも正しいかご確認ください',
    })
  })
})

test('the level and the permission are asked of who has a main hospital', () => {
  const none = { hasMainHospital: 'NO', level: '', sideJobPermission: '' }
  expect(checkWorkplace(none).value).toEqual({ level: null, sideJobPermission: null })
  expect(checkWorkplace({ ...none, hasMainHospital: 'YES' }).problems).toEqual({
    level: 'この項目は必須です',
    sideJobPermission: 'この項目は必須です',
  })
  expect(checkWorkplace({ ...none, hasMainHospital: '' }).problems).toEqual({
    hasMainHospital: 'この項目は必須です',
  })
})

test('wishes are all optional', () => {
  const none = { preferredJobTypes: [], prefectures: [], weekdays: [], minimumFee: '', channels: [] }
  expect(checkWishes(none).value).toEqual({ ...none, minimumFee: null })
  expect(checkWishes({ ...none, minimumFee: '10' }).problems).toEqual({
    minimumFee: '1000以上の数値を入力してください',
  })
})

test('56 specialties, 60 departments', () => {
  expect([Object.keys(SPECIALTY).length, Object.keys(CLINICAL_DEPARTMENT).length]).toEqual([56, 60])
})

test.each([
  'a@example.com',
  'a.b+c@mail.example.co.jp',
  'x_1@ex-ample.jp',
  'taro.@docomo.ne.jp',
  'taro..y@ezweb.ne.jp',
])('a mail address: %s', (text) => expect(isMailAddress(text)).toBe(true))
test.each([
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a b@c.d',
  'a@b..c',
  'a@@b.c',
  'a\n@b.c',
  '.a@b.c',
  '太郎@example.com',
  'taro@病院.jp',
])('no mail address: %j', (text) => expect(isMailAddress(text)).toBe(false))
