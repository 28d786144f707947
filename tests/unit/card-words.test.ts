import { describe, expect, test } from 'vitest'
import { shortCarfareText } from '#app/domain/listing/listing-facts.ts'
import { shortWorkloadFact, workloadFact, workloadWord } from '#app/domain/listing/workload-text.ts'
import { comingWeekend, dayTone, offeredDays } from '#app/features/search/facets/criteria-days.ts'
import { accessText, quietLabels, shortAccessText } from '#app/features/listing/card-words.ts'
import { lengthText, shortTakeHome, spotViewerNote } from '#app/features/listing/spot/spot-card-words.ts'
import { hrefOf } from '#app/platform/address.ts'
import { toSpotResult } from '#app/platform/addresses.ts'

const untouched = { applicationState: null, overlaps: false, ng: [] }
const fits = { sentence: null, neutralSentence: null }

test('what is left of the fee is said where the table of the year is loaded', () => {
  expect(shortTakeHome({ otsuYen: 68_400 })).toBe('手取り約6.8万円')
  expect(shortTakeHome({ otsuYen: null })).toBeNull()
  expect(shortTakeHome()).toBeNull()
})

describe('what concerns the asking doctor', () => {
  test('nothing for a visitor, nor for a doctor with time to rest', () => {
    expect(spotViewerNote(null, null)).toBeNull()
    expect(spotViewerNote(untouched, fits)).toBeNull()
  })

  test('the most pressing of several', () => {
    const short = { sentence: '次の勤務まで 8時間(目安の9時間に足りません)', neutralSentence: null }
    const overlapping = { ...untouched, overlaps: true }
    const close = { sentence: null, neutralSentence: '次の勤務まで 8時間(必要な休息は、その前後にとれます)' }
    expect(spotViewerNote(untouched, close)).toEqual({ tone: 'quiet', text: close.neutralSentence })
    expect(spotViewerNote(untouched, short)).toEqual({ tone: 'warm', text: short.sentence })
    expect(spotViewerNote(overlapping, short)?.text).toBe('勤務予定と重なっています')
    expect(spotViewerNote({ ...overlapping, applicationState: 'APPLIED' }, short)?.text).toBe('応募中です')
    expect(spotViewerNote({ ...overlapping, applicationState: 'MATCHED' }, short)?.text).toBe(
      '成立しています',
    )
  })

  test('an application that is over no longer marks the card', () => {
    expect(spotViewerNote({ ...untouched, applicationState: 'WITHDRAWN' }, fits)).toBeNull()
    expect(spotViewerNote({ ...untouched, applicationState: 'DECLINED' }, fits)).toBeNull()
  })
})

test('the way from the station', () => {
  expect(accessText({ station: '板橋', walkMinutes: 8, busMinutes: null })).toBe('板橋駅から徒歩8分')
  expect(accessText({ station: '所沢駅', walkMinutes: 5, busMinutes: 10 })).toBe(
    '所沢駅からバス10分・徒歩5分',
  )
  expect(accessText({ station: '所沢', walkMinutes: null, busMinutes: 10 })).toBe('所沢駅からバス10分')
  expect(accessText({ station: '千葉', walkMinutes: null, busMinutes: null })).toBe('最寄り 千葉駅')
})

test('the way from the station in a list', () => {
  expect(shortAccessText({ station: '板橋', walkMinutes: 8, busMinutes: null })).toBe('板橋駅8分')
  expect(shortAccessText({ station: '所沢駅', walkMinutes: 5, busMinutes: 10 })).toBe('所沢駅 バス10分')
  expect(shortAccessText({ station: '千葉', walkMinutes: null, busMinutes: null })).toBe('千葉駅')
})

test('the way there in money', () => {
  expect(shortCarfareText('PAID_WITHIN_LIMIT', 3_000)).toBe('交通費 上限3,000円')
  expect(shortCarfareText('PAID_FLAT', 2_000)).toBe('交通費 2,000円')
  expect(shortCarfareText('FULLY_PAID', null)).toBe('交通費全額')
  expect(shortCarfareText('NOTHING', null)).toBe('交通費なし')
})

test('how long, and what is break', () => {
  expect(lengthText(960, 0)).toBe('16時間')
  expect(lengthText(930, 0)).toBe('15時間半')
  expect(lengthText(480, 60)).toBe('実働7時間')
})

test('quiet labels are few and never twice the same', () => {
  expect(
    quietLabels({
      shiftPattern: 'NIGHT',
      clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE', 'GASTROENTEROLOGY', 'NEPHROLOGY'],
      jobDescriptionTypes: ['OTHER'],
      incentives: [{ type: 'AMBULANCE', unitYen: 5_000 }],
      nightDutyPermit: 'GRANTED_PARTIAL',
    }),
  ).toEqual(['当直', '宿日直許可', '一般内科', '消化器内科 ほか1', 'その他', '救急車1台 +5,000円'])
})

test('the measured fact fits the kind of shift', () => {
  const workload = { reports: 23, ambulance: { median: 1 }, walkIn: { median: 38 }, wardCall: { median: 2 } }
  expect(
    workloadFact(workload, { shiftPattern: 'NIGHT', jobDescriptionTypes: ['AMBULANCE', 'WARD_MANAGEMENT'] }),
  ).toBe('救急車 中央値 1台/晩(報告23件)')
  expect(workloadFact(workload, { shiftPattern: 'DAY_AM', jobDescriptionTypes: ['WALK_IN'] })).toBe(
    '外来 中央値 38人/日(報告23件)',
  )
  expect(shortWorkloadFact(workload, { shiftPattern: 'NIGHT', jobDescriptionTypes: ['AMBULANCE'] })).toBe(
    '救急車 1台/晩(23件)',
  )
  expect([1, 2, 3, 4, 5].map(workloadWord)).toEqual([
    'とてもゆったり',
    'ゆったり',
    'ふつう',
    'しっかり',
    'とてもしっかり',
  ])
})

describe('days to choose from', () => {
  test('four weeks from today over the end of the year', () => {
    const days = offeredDays('2026-12-18')
    expect(days).toHaveLength(28)
    expect(days.at(-1)).toBe('2027-01-14')
  })

  test('the coming weekend', () => {
    expect(comingWeekend('2026-12-16')).toEqual(['2026-12-19', '2026-12-20'])
    expect(comingWeekend('2026-12-19')).toEqual(['2026-12-19', '2026-12-20'])
    expect(comingWeekend('2026-12-20')).toEqual(['2026-12-20'])
  })

  test('a holiday wins over a Saturday', () => {
    expect(dayTone('2026-12-19', [])).toBe('saturday')
    expect(dayTone('2026-12-19', ['2026-12-19'])).toBe('holiday')
    expect(dayTone('2026-12-20', [])).toBe('holiday')
    expect(dayTone('2026-12-21', [])).toBe('weekday')
  })
})

test('one search has one address, whatever the order it was made in', () => {
  expect(hrefOf(toSpotResult({ sort: 'FEE_DESC', prefectures: ['TOKYO'], minimumFee: 80_000 }))).toBe(
    hrefOf(toSpotResult({ minimumFee: 80_000, prefectures: ['TOKYO'], sort: 'FEE_DESC' })),
  )
})
