import { SKILL } from '../../doctor/profile-words.ts'
import { SPECIALTY } from '../../doctor/specialty.ts'
import { CLINICAL_DEPARTMENT } from '../../doctor/clinical-department.ts'
import {
  AMBULANCE_EASINESS,
  APPLICATION_STATUS,
  FEE_KIND,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  SHIFT_PATTERN,
} from '../listing-words.ts'
import { CARFARE_TYPE, INCENTIVE_TYPE, PAYMENT_METHOD, WITHHOLDING_TABLE } from '../../money/pay-words.ts'
import { UNMET_CHOICE } from '../requirements.ts'
import { PAYDAY_FIELDS } from './payday-choice.ts'
import { DISCLOSURE, SCOPES, YES_NO, type FieldLook, type FieldLooks } from './field-look.ts'

export const NIGHT_PREMIUM = {
  YES: '給与に含みます',
  NO: '別に支払います、または深夜の勤務がありません',
} as const
export const PATIENT_SCOPE = {
  PEDIATRICS: '小児',
  TRAUMA: '外傷',
  CARDIAC_ARREST: '心肺停止の初期対応',
} as const
/** Every contract made here is employment, so that the table of contractors' fees is no choice. */
const { FEE: _fee, ...EMPLOYMENT_TABLE } = WITHHOLDING_TABLE
export { EMPLOYMENT_TABLE }

const time = (group: string) => ({ part: 'time', group }) as const
const pay = time('給与')

export const PAY_FIELDS = {
  fee: {
    ...pay,
    label: '1回の勤務の給与(税引前)',
    control: 'number',
    unit: '円',
    locks: true,
    basis: DISCLOSURE,
  },
  feeKind: { ...pay, label: '給与の決め方', control: 'one', words: FEE_KIND, locks: true, basis: DISCLOSURE },
  nightPremiumIncluded: {
    ...pay,
    label: '深夜(22時〜5時)の割増',
    control: 'one',
    words: NIGHT_PREMIUM,
    locks: true,
    basis: '割増賃金の明示(労働基準法37条)',
  },
} as const satisfies FieldLooks

const carfare = time('交通費')

export const CARFARE_FIELDS = {
  carfareType: { ...carfare, label: '交通費', control: 'select', words: CARFARE_TYPE, basis: DISCLOSURE },
  carfareYen: {
    ...carfare,
    label: '上限または定額',
    control: 'number',
    unit: '円',
    optional: true,
    help: '「上限あり」か「定額」のときに入力してください。',
  },
  carfareNote: { ...carfare, label: '交通費の備考', control: 'text', optional: true },
} as const satisfies FieldLooks

const recruiting = time('募集')

export const RECRUITING_FIELDS = {
  applicationStatus: {
    ...recruiting,
    label: '選考',
    control: 'one',
    words: APPLICATION_STATUS,
    basis: DISCLOSURE,
  },
  slots: { ...recruiting, label: '募集枠', control: 'number', unit: '名' },
} as const satisfies FieldLooks

export const incentiveField = (type: string, what: 'Yen' | 'Cap' | 'Note'): string =>
  `incentive${what}_${type}`

/** The heading of the incentives: three fields for each type. */
export const INCENTIVE_GROUP = 'インセンティブ(任意)'

const incentive = (type: string, label: string): [string, FieldLook][] => [
  [
    incentiveField(type, 'Yen'),
    { ...time(INCENTIVE_GROUP), label, control: 'number', unit: '円/件', optional: true, locks: true },
  ],
  [
    incentiveField(type, 'Cap'),
    {
      ...time(INCENTIVE_GROUP),
      label: `${label}の上限`,
      control: 'number',
      unit: '円',
      optional: true,
      locks: true,
    },
  ],
  [
    incentiveField(type, 'Note'),
    {
      ...time(INCENTIVE_GROUP),
      label: `${label}の数え方`,
      control: 'text',
      optional: true,
      locks: true,
    },
  ],
]

/** A unit, a cap and a note for each type of incentive. */
const INCENTIVE_FIELDS = Object.entries(INCENTIVE_TYPE).flatMap(([type, label]) => incentive(type, label))

/** The fields with those of the incentives after the pay. */
export const withIncentives = (fields: FieldLooks): FieldLooks =>
  Object.fromEntries(
    Object.entries(fields).flatMap((field): [string, FieldLook][] =>
      field[0] === 'nightPremiumIncluded' ? [field, ...INCENTIVE_FIELDS] : [field],
    ),
  )

const duty = { part: 'work', group: '業務' } as const
const busy = { part: 'work', group: '忙しさ' } as const
const permit = { part: 'work', group: '宿日直許可' } as const
const asked = { part: 'work', group: '必要な経験' } as const

export const WORK_FIELDS = {
  title: { ...duty, label: '見出し', control: 'text', help: '例: 内科系当直(病棟管理が中心)' },
  shiftPattern: { ...duty, label: '勤務の種類', control: 'select', words: SHIFT_PATTERN, basis: DISCLOSURE },
  jobDescriptionTypes: {
    ...duty,
    label: '業務内容',
    control: 'many',
    words: JOB_DESCRIPTION_TYPE,
    basis: DISCLOSURE,
  },
  clinicalDepartments: {
    ...duty,
    label: '診療科',
    control: 'many',
    words: CLINICAL_DEPARTMENT,
    basis: DISCLOSURE,
  },
  description: {
    ...duty,
    label: '業務の説明',
    control: 'lines',
    help: '先生が当日を思い描けるように、体制と流れを書いてください。',
    basis: DISCLOSURE,
  },
  ambulanceEasiness: {
    ...busy,
    label: '忙しさ(病院の申告)',
    control: 'one',
    words: AMBULANCE_EASINESS,
    help: '勤務した先生の報告が5件集まると、報告の値に替わります。',
  },
  expectedAmbulance: {
    ...busy,
    label: '救急車の見込み',
    control: 'number',
    unit: '台',
    optional: true,
  },
  expectedWalkIn: { ...busy, label: 'ウォークインの見込み', control: 'number', unit: '人', optional: true },
  expectedWardCall: { ...busy, label: '病棟コールの見込み', control: 'number', unit: '回', optional: true },
  patientScope: {
    ...busy,
    label: '対象に含む患者さん',
    control: 'many',
    words: PATIENT_SCOPE,
    optional: true,
  },
  nightDutyPermit: {
    ...permit,
    label: '宿日直許可',
    control: 'select',
    words: NIGHT_DUTY_PERMIT,
    help: '許可は診療科、業務、時間帯ごとに受けるものです。',
    basis: '宿日直許可の明示(労働基準法施行規則23条)',
  },
  permitFrom: {
    ...permit,
    label: '許可の時間帯(から)',
    control: 'clock',
    optional: true,
    help: '「一部の時間帯」のときに入力してください。',
  },
  permitTo: { ...permit, label: '許可の時間帯(まで)', control: 'clock', optional: true },
  minYears: { ...asked, label: '医師としての経験', control: 'number', unit: '年以上', optional: true },
  firstTimeOk: {
    ...asked,
    label: 'この病院での勤務が初めての先生も応募できますか',
    control: 'one',
    words: YES_NO,
  },
  specialties: {
    ...asked,
    label: '必要な専門医',
    control: 'many',
    words: SPECIALTY,
    optional: true,
    help: '選んだうちのいずれかを持つ先生が満たします。',
  },
  skills: {
    ...asked,
    label: '必要な手技・業務',
    control: 'many',
    words: SKILL,
    optional: true,
    help: '先生のプロフィールの「できる業務」と比べます。選んだすべてが必要です。',
  },
  unmet: {
    ...asked,
    label: '条件を満たさない先生',
    control: 'one',
    words: UNMET_CHOICE,
    optional: true,
    help: '選ばなければ「選考つきで応募できる」になります。「満たす先生のみ」でも、求人はすべての先生に見えます。',
  },
  requirementNote: {
    ...asked,
    label: 'そのほかの条件',
    control: 'text',
    optional: true,
    help: '先生に見えます。応募できるかどうかには使いません。',
  },
} as const satisfies FieldLooks

const paying = { part: 'terms', group: '支払い' } as const
const contract = { part: 'terms', group: '契約' } as const
const insurance = { part: 'terms', group: '保険と職場' } as const
const onDay = { part: 'terms', group: '当日' } as const

export const PAYMENT_FIELDS = {
  paymentMethod: { ...paying, label: '支払方法', control: 'one', words: PAYMENT_METHOD, basis: DISCLOSURE },
  ...PAYDAY_FIELDS,
  withholdingTable: { ...paying, label: '源泉徴収', control: 'select', words: EMPLOYMENT_TABLE },
} as const satisfies FieldLooks

export const SCOPE_FIELDS = {
  workplaceScope: {
    ...contract,
    label: '就業場所の変更の範囲',
    control: 'text',
    help: '例: 当院のみ(変更なし)',
    basis: SCOPES,
  },
  dutyScope: {
    ...contract,
    label: '業務の変更の範囲',
    control: 'text',
    help: '例: 上記の業務のみ(変更なし)',
    basis: SCOPES,
  },
} as const satisfies FieldLooks

export const PLACE_FIELDS = {
  cancellationPolicy: { ...contract, label: 'キャンセルの決まり', control: 'lines', basis: DISCLOSURE },
  socialInsurance: { ...insurance, label: '社会保険', control: 'lines', basis: DISCLOSURE },
  malpracticeCoverage: { ...insurance, label: '医師賠償責任保険', control: 'text' },
  smokingPolicy: {
    ...insurance,
    label: '受動喫煙対策',
    control: 'text',
    help: '例: 敷地内禁煙',
    basis: DISCLOSURE,
  },
  lodging: { ...onDay, label: '宿泊', control: 'text', optional: true },
  dressAndItems: { ...onDay, label: '服装と持ち物', control: 'text' },
  meetingPlace: { ...onDay, label: '集合場所', control: 'text' },
} as const satisfies FieldLooks
