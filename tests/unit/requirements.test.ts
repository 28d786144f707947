import { describe, expect, test } from 'vitest'
import { modeText, ownStatus } from '#app/domain/listing/apply-mode.ts'
import {
  applyMode,
  missingRequirements,
  missingText,
  NOTHING_REQUIRED,
  yearsBetween,
  type Experience,
  type Requirements,
} from '#app/domain/listing/requirements.ts'

const doctor: Experience = {
  licenceDate: '2020-04-16',
  specialties: ['SURGERY'],
  skills: ['SUTURE', 'TRACHEAL_INTUBATION'],
  hasWorkedHere: false,
}
const asked = (more: Partial<Requirements>): Requirements => ({ ...NOTHING_REQUIRED, ...more })
const missing = (more: Partial<Requirements>, day = '2026-12-01', who = doctor) =>
  missingRequirements(asked(more), who, day)

describe('requirements compared with a doctor', () => {
  test('nothing asked is met by anybody', () => {
    const nobody = { licenceDate: null, specialties: [], skills: [], hasWorkedHere: false }
    expect(missing({}, '2026-12-01', nobody)).toEqual([])
  })

  test('years are complete ones on the day of the work', () => {
    expect(missing({ minYears: 7 }, '2027-04-15')).toEqual([{ kind: 'YEARS', years: 7, has: 6 }])
    expect(missing({ minYears: 7 }, '2027-04-16')).toEqual([])
    expect(missing({ minYears: 1 }, '2026-12-01', { ...doctor, licenceDate: null })).toEqual([
      { kind: 'YEARS', years: 1, has: 0 },
    ])
  })

  test('a leap day has its year on the first of March', () => {
    expect(yearsBetween('2020-02-29', '2021-02-28')).toBe(0)
    expect(yearsBetween('2020-02-29', '2021-03-01')).toBe(1)
    expect(yearsBetween('2027-01-01', '2026-12-31')).toBe(0)
  })

  test('one of the specialties is enough, every skill is needed', () => {
    expect(missing({ specialties: ['EMERGENCY_MEDICINE', 'SURGERY'] })).toEqual([])
    expect(missing({ specialties: ['EMERGENCY_MEDICINE', 'UROLOGY'] })).toEqual([
      { kind: 'SPECIALTIES', oneOf: ['EMERGENCY_MEDICINE', 'UROLOGY'] },
    ])
    expect(missing({ skills: ['SUTURE', 'VENTILATOR', 'TRAUMA'] })).toEqual([
      { kind: 'SKILLS', skills: ['VENTILATOR', 'TRAUMA'] },
    ])
  })

  test('without 初めて可 the doctor must have worked at the hospital', () => {
    expect(missing({ firstTimeOk: false })).toEqual([{ kind: 'FIRST_TIME' }])
    expect(missing({ firstTimeOk: false }, '2026-12-01', { ...doctor, hasWorkedHere: true })).toEqual([])
  })

  test('the hospital’s choice decides about those who lack something only', () => {
    expect(applyMode([], 'CLOSED')).toBe('AS_LISTED')
    expect(applyMode([{ kind: 'FIRST_TIME' }], 'CLOSED')).toBe('CLOSED')
    expect(applyMode([{ kind: 'FIRST_TIME' }], 'SELECTION')).toBe('SELECTION')
  })

  test('a row says what follows for the doctor, and nothing where all is met', () => {
    expect(ownStatus('FREE', { applyMode: 'SELECTION' })).toBe('SELECTION')
    expect(ownStatus('FREE', { applyMode: 'AS_LISTED' })).toBe('FREE')
    expect(modeText({ applyMode: 'SELECTION' })).toBe('経験により選考')
    expect(modeText({ applyMode: 'CLOSED' })).toBe('経験により応募不可')
    expect(modeText({ applyMode: 'AS_LISTED' })).toBeNull()
    expect(modeText(null)).toBeNull()
  })

  test('words say what is asked and what is missing', () => {
    const all = asked({
      minYears: 8,
      specialties: ['EMERGENCY_MEDICINE', 'UROLOGY'],
      skills: ['VENTILATOR'],
      firstTimeOk: false,
    })
    expect(missingRequirements(all, doctor, '2026-12-01').map(missingText)).toEqual([
      '医師経験 8年以上(勤務日に6年)',
      '救急科専門医・泌尿器科専門医のいずれか',
      '人工呼吸器の管理',
      'この病院での勤務経験',
    ])
  })
})
