/** Enumerations about a listing (求人), with their labels. */

/** The sort orders of spot without START_TIME_ASC. */
export const REGULAR_SORT_ORDER = {
  UNSPECIFIED: 'おすすめ順',
  EDITED_AT_DESC: '更新が新しい順',
  PUBLISH_TIME_DESC: '新着順(掲載が新しい順)',
  FEE_DESC: '給与が高い順',
  HOURLY_FEE_DESC: '時給が高い順',
} as const
export type RegularSortOrder = keyof typeof REGULAR_SORT_ORDER

export const REGULAR_SORT_ORDERS = [
  'UNSPECIFIED',
  'EDITED_AT_DESC',
  'PUBLISH_TIME_DESC',
  'FEE_DESC',
  'HOURLY_FEE_DESC',
] as const satisfies RegularSortOrder[]

export const SPOT_SORT_ORDER = { ...REGULAR_SORT_ORDER, START_TIME_ASC: '勤務日が近い順' } as const
export type SpotSortOrder = keyof typeof SPOT_SORT_ORDER

export const SPOT_SORT_ORDERS = [...REGULAR_SORT_ORDERS, 'START_TIME_ASC'] as const satisfies SpotSortOrder[]

export const SHIFT = {
  DAY: '日勤',
  NIGHT: '当直',
  EVENING: '夜診(イブニング)',
} as const
export type Shift = keyof typeof SHIFT

export const SHIFT_PATTERN = {
  NIGHT: '当直',
  DAY_NIGHT: '日当直',
  DAY_AM_PM: '日勤(午前・午後)',
  DAY_AM: '午前のみ',
  DAY_PM: '午後のみ',
  DAY_EVENING: '夜診(夕方〜夜)',
} as const
export type ShiftPattern = keyof typeof SHIFT_PATTERN

/** Whether the shift includes the night (当直, 日当直). */
export const isNightShift = (pattern: ShiftPattern): boolean => pattern === 'NIGHT' || pattern === 'DAY_NIGHT'

export const ATTRACTIVE_CATEGORY = {
  ATTRACTIVE: '好条件',
  UNATTRACTIVE: '(表示しない)',
} as const

export const FACILITY_CATEGORY = {
  HOSPITAL_OR_EMERGENCY_CLINIC: '病院・救急クリニック',
  CLINIC: 'クリニック',
  OTHER: 'その他(健診施設・老健・在宅など)',
} as const
export type FacilityCategory = keyof typeof FACILITY_CATEGORY

export const JOB_DESCRIPTION_TYPE = {
  AMBULANCE: '救急車対応',
  EMERGENCY_WALK_IN: '救急外来(ウォークイン)',
  WALK_IN: '一般外来',
  WARD_MANAGEMENT: '病棟管理',
  ENDOSCOPY: '内視鏡',
  DIALYSIS_MANAGEMENT: '透析管理',
  MEDICAL_CHECKUP: '健診・人間ドック',
  VACCINATION: '予防接種',
  HOME_CARE: '訪問診療',
  HOME_VISIT_STANDBY: '往診待機',
  FREE_MEDICAL_CARE: '自由診療(美容・AGAなど)',
  COVID_19_OUTPATIENT: '発熱外来・新型コロナ外来',
  COVID_19_WARD: '新型コロナ病棟管理',
  COVID_19_VACCINATION: '新型コロナワクチン接種・問診',
  COVID_19_TEST: 'PCR・抗原検査',
  COVID_19_ACCOMMODATION: '宿泊療養施設での健康観察',
  COVID_19_HOME_VISIT: '自宅療養者の往診・オンライン診療',
  OTHER: 'その他',
} as const
export type JobDescriptionType = keyof typeof JOB_DESCRIPTION_TYPE

export const AMBULANCE_EASINESS = {
  EASY: 'ゆったり',
  TOUGH: 'しっかり',
} as const
export type AmbulanceEasiness = keyof typeof AMBULANCE_EASINESS

export const APPLICATION_STATUS = {
  FREE: '選考なし(先着順・応募と同時に確定)',
  SELECTION: '選考あり(病院の承認後に確定)',
} as const
export type ApplicationStatus = keyof typeof APPLICATION_STATUS

export const NIGHT_DUTY_PERMIT = {
  GRANTED_ALL: '許可あり(勤務時間のすべて)',
  GRANTED_PARTIAL: '許可あり(一部の時間帯)',
  NONE: '許可なし',
  NOT_APPLICABLE: '対象外(日勤)',
  UNKNOWN: '病院に確認中',
} as const
export type NightDutyPermit = keyof typeof NIGHT_DUTY_PERMIT

export const EMERGENCY_LEVEL = {
  NONE: '救急指定なし',
  PRIMARY: '一次救急',
  SECONDARY: '二次救急',
  SECONDARY_ON_ROTATION: '二次救急(輪番日)',
  TERTIARY: '三次救急',
} as const
export type EmergencyLevel = keyof typeof EMERGENCY_LEVEL

export const REGULAR_FREQUENCY = {
  WEEKLY: '毎週',
  BIWEEKLY: '隔週',
  MONTHLY_NTH: '毎月 第n週',
  MONTHLY_ONCE: '月1回(日程相談)',
  FLEXIBLE: '日程相談',
} as const
export type RegularFrequency = keyof typeof REGULAR_FREQUENCY

/** Interview before a regular contract. */
export const INTERVIEW = {
  NONE: '面談なし',
  ONLINE: 'オンライン面談可',
  ON_SITE: '病院での面談',
} as const
export type Interview = keyof typeof INTERVIEW

/** States of a listing: DRAFT → PUBLISHED ↔ PAUSED → FILLED | CLOSED | WITHDRAWN. */
export const LISTING_STATUS = {
  DRAFT: '下書き',
  PUBLISHED: '募集中',
  PAUSED: '募集停止中',
  FILLED: '募集枠が埋まりました',
  CLOSED: '募集終了',
  WITHDRAWN: '取り下げ',
} as const
export type ListingStatus = keyof typeof LISTING_STATUS

export const FEE_KIND = {
  PER_SHIFT: '1勤務あたり',
  HOURLY: '時給',
} as const
export type FeeKind = keyof typeof FEE_KIND

export const HOLIDAY_POLICY = {
  WORK: '祝日も勤務',
  OFF: '祝日は休み',
  DAY_NIGHT_DUTY: '祝日は日当直',
} as const
export type HolidayPolicy = keyof typeof HOLIDAY_POLICY

/** Rule for 年末年始 (12/29 to 1/3) in a regular contract. */
export const YEAR_END_POLICY = {
  WORK: '年末年始も勤務',
  OFF: '年末年始(12/29〜1/3)は休み',
  CONSULT: '年末年始は相談して決めます',
} as const
export type YearEndPolicy = keyof typeof YEAR_END_POLICY

/** Who arranges a substitute (代診) when the doctor is absent. */
export const SUBSTITUTE_POLICY = {
  SELF: '代診の先生をご自身で手配',
  HOSPITAL: '代診は病院が手配',
  NONE_NEEDED: '代診は不要(休診にします)',
} as const
export type SubstitutePolicy = keyof typeof SUBSTITUTE_POLICY
