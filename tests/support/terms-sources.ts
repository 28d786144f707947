import { CLINICAL_DEPARTMENT } from '#app/domain/doctor/clinical-department.ts'
import {
  APPLICATION_STATUS,
  FEE_KIND,
  HOLIDAY_POLICY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '#app/domain/listing/listing-words.ts'
import {
  CARFARE_TYPE,
  INCENTIVE_TYPE,
  PAYMENT_METHOD,
  WITHHOLDING_TABLE,
} from '#app/domain/money/pay-words.ts'
import { readPayday } from '#app/domain/money/read-payday.ts'
import type { RegularTermsSource } from '#app/domain/listing/terms/regular-terms.ts'
import type { SpotTermsSource } from '#app/domain/listing/terms/spot-terms.ts'
import type { RegularContract } from '#app/domain/listing/terms/terms-snapshot.ts'

/** Listings of every variation, for what their terms say. */

const keysOf = <Words extends object>(words: Words) =>
  Object.keys(words).filter((key): key is keyof Words & string => Object.hasOwn(words, key))

const at = (text: string) => new Date(`${text}:00+09:00`)

const SHARED = {
  breakMinutes: 60,
  clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
  jobDescriptionTypes: ['AMBULANCE', 'WARD_MANAGEMENT'],
  nightDutyPermit: 'GRANTED_PARTIAL',
  fee: 85_000,
  incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: 20_000, note: null }],
  carfareType: 'PAID_WITHIN_LIMIT',
  carfareYen: 3_000,
  hospital: { name: 'みどり病院', address: '東京都板橋区1-1' },
} as const

const DETAIL = {
  feeKind: 'PER_SHIFT',
  carfareNote: null,
  paymentMethod: 'BANK_TRANSFER',
  payday: null,
  paydayNote: null,
  closingDay: '末日',
  payDay: '翌月25日',
  withholdingTable: 'OTSU',
  nightPremiumIncluded: true,
  socialInsurance: '労災保険のみ適用',
  malpracticeCoverage: '病院の保険の対象です。',
  workplaceScope: '変更なし',
  dutyScope: '変更なし(上記の業務のみ)',
  smokingPolicy: '敷地内禁煙',
  cancellationPolicy: 'ご相談ください。\n3日前までは無料です。',
  requirements: { minYears: 3, specialties: [], skills: [], firstTimeOk: false },
} satisfies Partial<SpotTermsSource['detail']>

const SPOT: SpotTermsSource = {
  ...SHARED,
  applicationStatus: 'FREE',
  startTime: at('2026-12-18T17:00'),
  endTime: at('2026-12-19T09:00'),
  hourlyFee: 5_666,
  detail: {
    ...DETAIL,
    permitFrom: at('2026-12-18T22:00'),
    permitTo: at('2026-12-19T06:00'),
    contractPeriod: '勤務日のみ(更新なし)',
  },
}

const REGULAR: RegularTermsSource = {
  ...SHARED,
  interview: 'ONLINE',
  detail: {
    ...DETAIL,
    permitFrom: '22:00:00',
    permitTo: '06:00:00',
    trialMonths: 3,
    renewal: { exists: true, criteria: '勤務の状況により判断します', maxCount: 3, maxYears: 5 },
    substitutePolicy: 'HOSPITAL',
    paidLeave: '法定どおり付与します',
  },
}

const CONTRACT: RegularContract = {
  weekdays: ['TUESDAY', 'THURSDAY'],
  frequency: 'WEEKLY',
  weeksOfMonth: [],
  startTimeOfDay: '17:00',
  endTimeOfDay: '09:00',
  crossesMidnight: true,
  breakMinutes: 60,
  contractStart: '2027-04-01',
  contractEnd: '2028-03-31',
  holidayPolicy: 'DAY_NIGHT_DUTY',
  holidayFee: 120_000,
  holidayStartTimeOfDay: '09:00',
  yearEndPolicy: 'CONSULT',
}

type CommonDetail = Partial<SpotTermsSource['detail']> & Partial<RegularTermsSource['detail']>
type Common = Partial<
  Pick<SpotTermsSource, Exclude<keyof SpotTermsSource & keyof RegularTermsSource, 'detail'>>
> & {
  detail?: Pick<
    CommonDetail,
    keyof SpotTermsSource['detail'] & keyof RegularTermsSource['detail'] & keyof typeof DETAIL
  >
}

/** What changes the terms of both kinds alike, by name. */
const COMMON: Record<string, Common> = {
  ...Object.fromEntries(keysOf(FEE_KIND).map((feeKind) => [`fee ${feeKind}`, { detail: { feeKind } }])),
  ...Object.fromEntries(
    keysOf(CARFARE_TYPE).flatMap((carfareType) => [
      [`carfare ${carfareType}`, { carfareType, carfareYen: null }],
      [`carfare ${carfareType} of 3,000`, { carfareType, carfareYen: 3_000 }],
      [
        `carfare ${carfareType} with a note`,
        { carfareType, carfareYen: 12_000, detail: { carfareNote: '1日 2,000円まで タクシー可' } },
      ],
    ]),
  ),
  ...Object.fromEntries(
    keysOf(PAYMENT_METHOD).map((paymentMethod) => [`paid ${paymentMethod}`, { detail: { paymentMethod } }]),
  ),
  ...Object.fromEntries(
    keysOf(WITHHOLDING_TABLE).map((withholdingTable) => [
      `withheld ${withholdingTable}`,
      { detail: { withholdingTable } },
    ]),
  ),
  ...Object.fromEntries(
    keysOf(INCENTIVE_TYPE).map((type) => [
      `incentive ${type}`,
      {
        incentives: [
          { type, unitYen: 1_500, capYen: null, note: null },
          { type, unitYen: 3_000, capYen: 30_000, note: '2件目から(上限 あり) 1件 +10円' },
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    [0, 45, 60, 90, 120].map((breakMinutes) => [`break ${breakMinutes}`, { breakMinutes }]),
  ),
  ...Object.fromEntries(
    keysOf(NIGHT_DUTY_PERMIT).map((nightDutyPermit) => [`permit ${nightDutyPermit}`, { nightDutyPermit }]),
  ),
  'no incentives': { incentives: [] },
  'no night premium': { detail: { nightPremiumIncluded: false } },
  'all duties': { jobDescriptionTypes: keysOf(JOB_DESCRIPTION_TYPE) },
  'all departments': { clinicalDepartments: keysOf(CLINICAL_DEPARTMENT) },
  'a payday in other words': {
    detail: { closingDay: '毎月20日締め', payDay: '翌月5日(土日祝の場合は前営業日)' },
  },
  'an offer of the hospital': { offer: { premiumYen: 5_000 } },
  'an offer without premium': { offer: { premiumYen: 0 } },
}

type SpotChange = Partial<Omit<SpotTermsSource, 'detail'>> & { detail?: Partial<SpotTermsSource['detail']> }
const SPOT_ONLY: Record<string, SpotChange> = {
  ...Object.fromEntries(
    keysOf(APPLICATION_STATUS).map((applicationStatus) => [
      `applied ${applicationStatus}`,
      { applicationStatus },
    ]),
  ),
  'no permitted band': { detail: { permitFrom: null, permitTo: null } },
  'a day': {
    startTime: at('2026-12-18T09:00'),
    endTime: at('2026-12-18T12:30'),
    nightDutyPermit: 'NOT_APPLICABLE',
  },
  'over the year': {
    startTime: at('2026-12-31T17:00'),
    endTime: at('2027-01-01T09:00'),
    detail: { permitFrom: at('2027-01-01T00:00'), permitTo: at('2027-01-01T05:30') },
  },
  'two days': { startTime: at('2026-12-18T08:30'), endTime: at('2026-12-19T16:30') },
}

type RegularChange = Partial<Omit<RegularTermsSource, 'detail'>> & {
  detail?: Partial<RegularTermsSource['detail']>
  contract?: Partial<RegularContract>
}
const REGULAR_ONLY: Record<string, RegularChange> = {
  ...Object.fromEntries(keysOf(INTERVIEW).map((interview) => [`interview ${interview}`, { interview }])),
  ...Object.fromEntries(
    keysOf(SUBSTITUTE_POLICY).map((substitutePolicy) => [
      `absent ${substitutePolicy}`,
      { detail: { substitutePolicy } },
    ]),
  ),
  ...Object.fromEntries(
    keysOf(HOLIDAY_POLICY).map((holidayPolicy) => [
      `holiday ${holidayPolicy}`,
      { contract: { holidayPolicy } },
    ]),
  ),
  ...Object.fromEntries(
    keysOf(YEAR_END_POLICY).map((yearEndPolicy) => [
      `year's end ${yearEndPolicy}`,
      { contract: { yearEndPolicy } },
    ]),
  ),
  ...Object.fromEntries(
    (['WEEKLY', 'BIWEEKLY', 'MONTHLY_NTH', 'MONTHLY_ONCE', 'FLEXIBLE'] as const).map((frequency) => [
      `dates ${frequency}`,
      { contract: { frequency, weeksOfMonth: frequency === 'MONTHLY_NTH' ? [1, 3] : [] } },
    ]),
  ),
  'no holiday pay': { contract: { holidayFee: null, holidayStartTimeOfDay: null } },
  'no permitted band': { detail: { permitFrom: null, permitTo: null } },
  'no trial': { detail: { trialMonths: null } },
  'no term': { contract: { contractEnd: null } },
  'no renewal': { detail: { renewal: { exists: false, criteria: null, maxCount: null, maxYears: null } } },
  'renewal without caps': {
    detail: { renewal: { exists: true, criteria: '業務の量', maxCount: null, maxYears: null } },
  },
  'renewal by count': { detail: { renewal: { exists: true, criteria: null, maxCount: 2, maxYears: null } } },
  'renewal by years': {
    detail: { renewal: { exists: true, criteria: '経営の状況', maxCount: null, maxYears: 3 } },
  },
  'a day': {
    nightDutyPermit: 'NOT_APPLICABLE',
    contract: { startTimeOfDay: '09:00', endTimeOfDay: '12:30', crossesMidnight: false },
  },
}

/** As the listing has it once its texts were read. */
const withRule = <Detail extends SpotTermsSource['detail'] | RegularTermsSource['detail']>(
  detail: Detail,
): Detail => ({
  ...detail,
  payday: readPayday(detail.closingDay, detail.payDay, detail.paymentMethod),
})

export const spotSources: [string, SpotTermsSource][] = Object.entries({ ...COMMON, ...SPOT_ONLY }).map(
  ([name, { detail, ...change }]: [string, SpotChange]) => [
    name,
    { ...SPOT, ...change, detail: withRule({ ...SPOT.detail, ...detail }) },
  ],
)

export const regularSources: [string, RegularTermsSource, RegularContract][] = Object.entries({
  ...COMMON,
  ...REGULAR_ONLY,
}).map(([name, { detail, contract, ...change }]: [string, RegularChange]) => [
  name,
  { ...REGULAR, ...change, detail: withRule({ ...REGULAR.detail, ...detail }) },
  { ...CONTRACT, ...contract, breakMinutes: change.breakMinutes ?? REGULAR.breakMinutes },
])
