import type { Page } from '@playwright/test'
import { dayFromNow } from './signed-in.ts'

export type Fields = Readonly<Record<string, string>>

/** What a member types for a night shift, by the names of the fields. */
export const TIME: Fields = {
  date: dayFromNow(25),
  startTime: '17:00',
  endTime: '09:00',
  endDay: 'NEXT',
  breakMinutes: '60',
  fee: '85,000',
  feeKind: 'PER_SHIFT',
  nightPremiumIncluded: 'YES',
  carfareType: 'FULLY_PAID',
  applicationStatus: 'SELECTION',
  slots: '1',
  deadlineHours: '24',
}
export const WORK: Fields = {
  title: '内科系の当直',
  shiftPattern: 'NIGHT',
  jobDescriptionTypes: 'WARD_MANAGEMENT',
  clinicalDepartments: 'NIGHT_DUTY_INTERNAL_MEDICINE',
  description: '病棟の急変に対応していただきます。',
  ambulanceEasiness: 'EASY',
  emergencyLevelOnDate: 'NONE',
  nightDutyPermit: 'GRANTED_ALL',
  firstTimeOk: 'YES',
}
const AGREED: Fields = {
  workplaceScope: '当院のみ(変更なし)',
  dutyScope: '上記の業務のみ(変更なし)',
  cancellationPolicy: '15日前までは影響がありません。',
  paymentMethod: 'BANK_TRANSFER',
  paydayKind: 'MONTHLY',
  paydayClosing: 'END',
  paydayMonth: '1',
  paydayDay: '25',
  paydayOnHoliday: 'BEFORE',
  withholdingTable: 'OTSU',
  socialInsurance: '労災保険',
  malpracticeCoverage: '病院の医師賠償責任保険の対象です。',
  smokingPolicy: '敷地内禁煙',
  dressAndItems: '白衣、聴診器',
  meetingPlace: '夜間入口の守衛室',
}
export const TERMS: Fields = {
  ...AGREED,
  contractPeriod: '勤務日のみ(更新なし)',
}

/** What a regular listing asks for beside that or in its place: a weekday by day, for a year. */
export const REGULAR = {
  TIME: {
    weekdays: 'TUESDAY',
    frequency: 'WEEKLY',
    startTime: '09:00',
    endTime: '17:00',
    endDay: 'SAME',
    breakMinutes: '60',
    fee: '80,000',
    feeKind: 'PER_SHIFT',
    nightPremiumIncluded: 'NO',
    carfareType: 'FULLY_PAID',
    contractStart: dayFromNow(20),
    contractEnd: dayFromNow(300),
    holidayPolicy: 'OFF',
    yearEndPolicy: 'OFF',
    applicationStatus: 'SELECTION',
    interview: 'ONLINE',
    slots: '1',
    deadlineDays: '7',
  },
  WORK: {
    title: '内科外来(毎週)',
    shiftPattern: 'DAY_AM_PM',
    jobDescriptionTypes: 'WARD_MANAGEMENT',
    clinicalDepartments: 'GENERAL_INTERNAL_MEDICINE',
    description: '外来の診療をお願いします。',
    ambulanceEasiness: 'EASY',
    nightDutyPermit: 'NOT_APPLICABLE',
    firstTimeOk: 'YES',
  },
  TERMS: {
    ...AGREED,
    renewalExists: 'YES',
    renewalCriteria: '業務量により判断します。',
    substitutePolicy: 'NONE_NEEDED',
    paidLeave: '6か月の継続勤務の後、年1日',
  },
} as const satisfies Record<string, Fields>

/** Fills fields by their names; folded choices are opened first. */
export async function fill(page: Page, fields: Fields) {
  for (const [name, value] of Object.entries(fields)) {
    const choice = page.locator(`input[name="${name}"][value="${value}"]`)
    if ((await choice.count()) > 0) {
      const folded = page.locator('details:not([open])', { has: choice })
      if ((await folded.count()) > 0) await folded.locator('summary').click()
      await choice.check()
      continue
    }
    const control = page.locator(`main [name="${name}"]`)
    const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT'
    await (isSelect ? control.selectOption(value) : control.fill(value))
  }
}
