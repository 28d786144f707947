import { HOUR_MS } from '#app/domain/duration.ts'
import { describe, expect, test } from 'vitest'
import { LIVING_STATES, TRANSITIONS, replyDue } from '#app/domain/application/application-state.ts'
import type { Actor } from '#app/domain/account/actor.ts'
import { APPLICATION_STATE, type ApplicationState } from '#app/domain/application/application-words.ts'
import { mayApply } from '#app/domain/application/apply-gate.ts'
import { APPLY_OUTCOME } from '#app/domain/application/apply-outcome.ts'
import { USER_STATUS, type Role } from '#app/domain/account/role.ts'
import { termLines } from '#app/domain/listing/terms/term-lines.ts'
import { spotTerms, type SpotTermsSource } from '#app/domain/listing/terms/spot-terms.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const isState = (text: string): text is ApplicationState => text in APPLICATION_STATE
const STATES = Object.keys(APPLICATION_STATE).filter(isState)
const isRole = (text: string): text is Role => text in USER_STATUS

const KINDS = ['spot', 'regular'] as const
const nextOf = (kind: (typeof KINDS)[number], from: ApplicationState | 'NONE', actor?: Actor) =>
  STATES.filter((to) => {
    const actors = TRANSITIONS[kind][from][to] ?? []
    return actor ? actors.includes(actor) : actors.length > 0
  })

describe.each(KINDS)('states of an application (%s)', (kind) => {
  test('begin with the doctor, as applied or, for a spot listing without selection, as matched', () => {
    expect(nextOf(kind, 'NONE')).toEqual(kind === 'spot' ? ['APPLIED', 'MATCHED'] : ['APPLIED'])
    expect(nextOf(kind, 'NONE', 'DOCTOR')).toEqual(nextOf(kind, 'NONE'))
  })

  test('do not go on from an end, and nothing follows itself but an interview with other times', () => {
    for (const state of STATES) {
      if (state !== 'INTERVIEW') expect(nextOf(kind, state)).not.toContain(state)
      if (!LIVING_STATES.some((living) => living === state)) expect(nextOf(kind, state)).toEqual([])
    }
  })

  test('never lead back from matched to waiting', () => {
    expect(nextOf(kind, 'MATCHED')).toEqual(kind === 'spot' ? ['WITHDRAWN', 'CANCELLED'] : [])
  })

  test('an answer is only the hospital’s, except that the doctor answers an offer', () => {
    expect(nextOf(kind, 'OFFERED', 'DOCTOR')).toEqual(['MATCHED', 'WITHDRAWN'])
    for (const state of STATES.filter((one) => one !== 'OFFERED'))
      expect(nextOf(kind, state, 'DOCTOR').filter((to) => to !== 'WITHDRAWN')).toEqual([])
  })
})

test.each([
  [1_000, 48],
  [96, 48],
  [50, 25],
  [4, 2],
  [3, 2],
  [1, 1],
  [-1, 0],
])('a hospital %i hours before the start answers within %i', (left, wait) => {
  expect(replyDue(NOW, at(left))).toEqual(at(wait))
})

test('who may apply to what', () => {
  const may = (kind: 'FREE' | 'SELECTION') =>
    Object.keys(USER_STATUS).filter((role) => isRole(role) && mayApply(role, kind))
  expect(may('FREE')).toEqual(['TrustedDoctor'])
  expect(may('SELECTION')).toEqual(['TrustedDoctor', 'MedicalLicenseVerified'])
})

test('what a doctor hears who was too late', () => {
  expect(APPLY_OUTCOME.FILLED.sentence).toBe('ほかの先生で募集が埋まりました。')
  expect(APPLY_OUTCOME.OVERLAPPING.sentence).toBe('同じ時間に確定した勤務があります。')
})

const source: SpotTermsSource = {
  applicationStatus: 'FREE',
  startTime: new Date('2026-12-18T17:00:00+09:00'),
  endTime: new Date('2026-12-19T09:00:00+09:00'),
  breakMinutes: 60,
  clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
  jobDescriptionTypes: ['AMBULANCE', 'WARD_MANAGEMENT'],
  nightDutyPermit: 'GRANTED_PARTIAL',
  fee: 85_000,
  hourlyFee: 5_666,
  incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: 20_000, note: null }],
  carfareType: 'PAID_WITHIN_LIMIT',
  carfareYen: 3_000,
  hospital: { name: 'みどり病院', address: '東京都板橋区1-1' },
  detail: {
    feeKind: 'PER_SHIFT',
    permitFrom: new Date('2026-12-18T22:00:00+09:00'),
    permitTo: new Date('2026-12-19T06:00:00+09:00'),
    carfareNote: null,
    paymentMethod: 'BANK_TRANSFER',
    payday: null,
    paydayNote: null,
    closingDay: '末日',
    payDay: '翌月25日',
    withholdingTable: 'OTSU',
    nightPremiumIncluded: true,
    socialInsurance: '労災保険',
    malpracticeCoverage: '病院の保険の対象です。',
    contractPeriod: '勤務日のみ(更新なし)',
    workplaceScope: '変更なし',
    dutyScope: '変更なし',
    smokingPolicy: '敷地内禁煙',
    cancellationPolicy: 'ご相談ください。',
    requirements: { minYears: null, specialties: [], skills: [], firstTimeOk: true },
  },
}

describe('the terms before applying', () => {
  const applied = { listingNumber: 'S-1', hospitalName: 'みどり病院', title: '当直' }
  const linesOf = (one: SpotTermsSource) => termLines(spotTerms(one, applied))
  const text = (changes: Partial<SpotTermsSource>, heading: string) =>
    linesOf({ ...source, ...changes }).find((term) => term.heading === heading)?.text

  test('name everything the law asks for, none of it empty', () => {
    const terms = linesOf(source)
    const asked = ['就業場所', '業務', '契約期間', '勤務時間', '休憩', '賃金', '支払日', '交通費', '社会保険']
    const also = ['就業場所の変更の範囲', '業務の変更の範囲', '宿日直許可', '受動喫煙対策', 'キャンセル規定']
    expect(terms.map(({ heading }) => heading)).toEqual(expect.arrayContaining([...asked, ...also]))
    expect(terms.every((term) => term.text.trim() !== '')).toBe(true)
    expect(new Set(terms.map(({ heading }) => heading)).size).toBe(terms.length)
  })

  test('say when the contract is formed', () => {
    expect(text({}, '契約の成立')).toBe('応募と同時に勤務が確定し、労働契約が成立します。')
    expect(text({ applicationStatus: 'SELECTION' }, '契約の成立')).toBe(
      '病院が承認した時点で勤務が確定します。',
    )
  })

  test('write times and money as the screens do', () => {
    expect(text({}, '勤務時間')).toBe('12/18(金) 17:00〜翌9:00(16時間)')
    expect(text({}, '休憩')).toBe('1時間')
    expect(text({ breakMinutes: 0 }, '休憩')).toBe('なし')
    expect(text({}, '賃金')).toBe(
      '85,000円(税引前、1勤務あたり、時給換算 5,666円)\n救急車の受け入れ 1件 +5,000円(上限 20,000円)\n深夜割増を含みます。',
    )
    expect(text({}, '交通費')).toBe('実費支給(上限あり) 上限 3,000円')
    expect(text({ carfareType: 'NOTHING', carfareYen: null }, '交通費')).toBe('支給なし(給与に含む)')
    expect(text({}, '宿日直許可')).toBe('許可あり(一部の時間帯) 12/18(金) 22:00〜翌6:00')
  })
})
