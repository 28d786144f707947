import type { ClinicalDepartment } from '../../../domain/doctor/clinical-department.ts'
import type {
  ApplicationStatus,
  FeeKind,
  Interview,
  JobDescriptionType,
  NightDutyPermit,
  SubstitutePolicy,
} from '../../../domain/listing/listing-words.ts'
import type {
  CarfareType,
  IncentiveType,
  PaymentMethod,
  WithholdingTable,
} from '../../../domain/money/pay-words.ts'
import type { Formation } from '../../../domain/listing/terms/terms-snapshot.ts'

/**
 * The labels that stood in terms before facts were stored, by what they mean, and the headings above them. They stay as they were written
 * then, however the labels of today are worded.
 */

export const HEADING = {
  party: '契約の相手',
  formation: '契約の成立',
  selection: '選考',
  interview: '面談',
  workplace: '就業場所',
  workplaceScope: '就業場所の変更の範囲',
  duty: '業務',
  dutyScope: '業務の変更の範囲',
  period: '契約期間',
  days: '勤務日',
  hours: '勤務時間',
  renewal: '更新',
  renewalCriteria: '更新の基準',
  trial: '試用期間',
  breaks: '休憩',
  permit: '宿日直許可',
  holidays: '祝日',
  yearEnd: '年末年始',
  absence: '学会などのお休み',
  paidLeave: '有給休暇',
  wage: '賃金',
  payDay: '支払日',
  withholding: '源泉徴収',
  carfare: '交通費',
  insurance: '社会保険',
  liability: '医師賠償責任保険',
  smoking: '受動喫煙対策',
  cancellation: 'キャンセル規定',
  conversion: '無期転換',
} as const

type Labels<Word extends string> = ReadonlyMap<string, Word>

export const FORMED: Labels<Formation> = new Map([
  ['応募と同時に勤務が確定し、労働契約が成立します。', 'AT_ONCE'],
  ['病院が承認した時点で勤務が確定します。', 'ON_APPROVAL'],
  ['先生が提示された条件に同意した時点で、労働契約が成立します。', 'ON_CONSENT'],
  ['病院が提示する契約の条件に、先生が同意した時点で労働契約が成立します。', 'ON_CONSENT_TO_CONTRACT'],
  ['オファーの承諾と同時に勤務が確定し、労働契約が成立します。', 'BY_OFFER'],
  ['オファーの承諾と同時に労働契約が成立します。', 'BY_OFFER_OF_CONTRACT'],
])

export const SELECTED: Labels<ApplicationStatus | 'REHIRE_OFFER'> = new Map([
  ['選考なし(先着順・応募と同時に確定)', 'FREE'],
  ['選考あり(病院の承認後に確定)', 'SELECTION'],
  ['選考なし(再勤務オファー)', 'REHIRE_OFFER'],
])

export const INTERVIEWED: Labels<Interview | 'REHIRE_OFFER'> = new Map([
  ['面談なし', 'NONE'],
  ['オンライン面談可', 'ONLINE'],
  ['病院での面談', 'ON_SITE'],
  ['なし(再勤務オファー)', 'REHIRE_OFFER'],
])

export const DUTIES: Labels<JobDescriptionType> = new Map([
  ['救急車対応', 'AMBULANCE'],
  ['救急外来(ウォークイン)', 'EMERGENCY_WALK_IN'],
  ['一般外来', 'WALK_IN'],
  ['病棟管理', 'WARD_MANAGEMENT'],
  ['内視鏡', 'ENDOSCOPY'],
  ['透析管理', 'DIALYSIS_MANAGEMENT'],
  ['健診・人間ドック', 'MEDICAL_CHECKUP'],
  ['予防接種', 'VACCINATION'],
  ['訪問診療', 'HOME_CARE'],
  ['往診待機', 'HOME_VISIT_STANDBY'],
  ['自由診療(美容・AGAなど)', 'FREE_MEDICAL_CARE'],
  ['発熱外来・新型コロナ外来', 'COVID_19_OUTPATIENT'],
  ['新型コロナ病棟管理', 'COVID_19_WARD'],
  ['新型コロナワクチン接種・問診', 'COVID_19_VACCINATION'],
  ['PCR・抗原検査', 'COVID_19_TEST'],
  ['宿泊療養施設での健康観察', 'COVID_19_ACCOMMODATION'],
  ['自宅療養者の往診・オンライン診療', 'COVID_19_HOME_VISIT'],
  ['その他', 'OTHER'],
])

export const DEPARTMENTS: Labels<ClinicalDepartment> = new Map([
  ['当直(科目不問)', 'NIGHT_DUTY_ANY'],
  ['内科系当直', 'NIGHT_DUTY_INTERNAL_MEDICINE'],
  ['外科系当直', 'NIGHT_DUTY_SURGERY'],
  ['救急科当直', 'NIGHT_DUTY_EMERGENCY'],
  ['小児科当直', 'NIGHT_DUTY_PEDIATRICS'],
  ['産婦人科当直', 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY'],
  ['整形外科当直', 'NIGHT_DUTY_ORTHOPEDICS'],
  ['脳神経外科当直', 'NIGHT_DUTY_NEUROSURGERY'],
  ['精神科当直', 'NIGHT_DUTY_PSYCHIATRY'],
  ['一般内科', 'GENERAL_INTERNAL_MEDICINE'],
  ['総合診療科', 'GENERAL_MEDICINE'],
  ['消化器内科', 'GASTROENTEROLOGY'],
  ['循環器内科', 'CARDIOVASCULAR_MEDICINE'],
  ['呼吸器内科', 'RESPIRATORY_MEDICINE'],
  ['腎臓内科', 'NEPHROLOGY'],
  ['人工透析内科', 'DIALYSIS'],
  ['脳神経内科', 'NEUROLOGY'],
  ['糖尿病・代謝内科', 'DIABETES_AND_METABOLISM'],
  ['内分泌内科', 'ENDOCRINOLOGY'],
  ['血液内科', 'HEMATOLOGY'],
  ['リウマチ・膠原病内科', 'RHEUMATOLOGY'],
  ['アレルギー科', 'ALLERGY'],
  ['感染症内科', 'INFECTIOUS_DISEASES'],
  ['腫瘍内科', 'MEDICAL_ONCOLOGY'],
  ['緩和ケア内科', 'PALLIATIVE_CARE'],
  ['老年内科', 'GERIATRICS'],
  ['心療内科', 'PSYCHOSOMATIC_MEDICINE'],
  ['一般外科', 'GENERAL_SURGERY'],
  ['消化器外科', 'GASTROENTEROLOGICAL_SURGERY'],
  ['心臓血管外科', 'CARDIOVASCULAR_SURGERY'],
  ['呼吸器外科', 'THORACIC_SURGERY'],
  ['乳腺外科', 'BREAST_SURGERY'],
  ['内分泌外科', 'ENDOCRINE_SURGERY'],
  ['小児外科', 'PEDIATRIC_SURGERY'],
  ['大腸・肛門外科', 'COLORECTAL_SURGERY'],
  ['脳神経外科', 'NEUROSURGERY'],
  ['整形外科', 'ORTHOPEDICS'],
  ['形成外科', 'PLASTIC_SURGERY'],
  ['美容外科', 'COSMETIC_SURGERY'],
  ['救急科', 'EMERGENCY_MEDICINE'],
  ['集中治療科', 'INTENSIVE_CARE'],
  ['麻酔科', 'ANESTHESIOLOGY'],
  ['ペインクリニック', 'PAIN_CLINIC'],
  ['精神科', 'PSYCHIATRY'],
  ['小児科', 'PEDIATRICS'],
  ['新生児科', 'NEONATOLOGY'],
  ['産婦人科', 'OBSTETRICS_AND_GYNECOLOGY'],
  ['婦人科', 'GYNECOLOGY'],
  ['眼科', 'OPHTHALMOLOGY'],
  ['耳鼻咽喉科', 'OTORHINOLARYNGOLOGY'],
  ['皮膚科', 'DERMATOLOGY'],
  ['美容皮膚科', 'COSMETIC_DERMATOLOGY'],
  ['泌尿器科', 'UROLOGY'],
  ['放射線科', 'RADIOLOGY'],
  ['放射線治療科', 'RADIATION_ONCOLOGY'],
  ['リハビリテーション科', 'REHABILITATION'],
  ['病理診断科', 'PATHOLOGY'],
  ['在宅医療(訪問診療)', 'HOME_MEDICAL_CARE'],
  ['健診・人間ドック', 'MEDICAL_CHECKUP'],
  ['科目不問', 'ANYTHING'],
])

export const PERMITS: Labels<NightDutyPermit> = new Map([
  ['許可あり(勤務時間のすべて)', 'GRANTED_ALL'],
  ['許可あり(一部の時間帯)', 'GRANTED_PARTIAL'],
  ['許可なし', 'NONE'],
  ['対象外(日勤)', 'NOT_APPLICABLE'],
  ['病院に確認中', 'UNKNOWN'],
])

export const FEES: Labels<FeeKind> = new Map([
  ['1勤務あたり', 'PER_SHIFT'],
  ['時給', 'HOURLY'],
])

export const METHODS: Labels<PaymentMethod> = new Map([
  ['銀行振込', 'BANK_TRANSFER'],
  ['当日手渡し', 'CASH_ON_DAY'],
])

export const TABLES: Labels<WithholdingTable> = new Map([
  ['甲欄(主たる給与・扶養控除等申告書を提出)', 'KOU'],
  ['乙欄(従たる給与)', 'OTSU'],
  ['丙欄(日雇い・2か月以内)', 'HEI'],
  ['報酬(業務委託)', 'FEE'],
  ['病院に確認', 'UNKNOWN'],
])

export const CARFARES: Labels<CarfareType> = new Map([
  ['全額支給(実費)', 'FULLY_PAID'],
  ['実費支給(上限あり)', 'PAID_WITHIN_LIMIT'],
  ['定額支給', 'PAID_FLAT'],
  ['支給なし(給与に含む)', 'NOTHING'],
  ['その他(備考を確認)', 'OTHER'],
])

export const INCENTIVES: Labels<IncentiveType> = new Map([
  ['救急車の受け入れ', 'AMBULANCE'],
  ['入院(救急車から)', 'HOSPITALIZATION_AMBULANCE'],
  ['入院(ウォークインから)', 'HOSPITALIZATION_WALK_IN'],
  ['ウォークインの診察', 'WALK_IN'],
  ['その他', 'OTHER'],
])

export const SUBSTITUTES: Labels<SubstitutePolicy> = new Map([
  ['代診の先生をご自身で手配', 'SELF'],
  ['代診は病院が手配', 'HOSPITAL'],
  ['代診は不要(休診にします)', 'NONE_NEEDED'],
])
