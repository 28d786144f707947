import {
  CLINICAL_DEPARTMENT,
  CLINICAL_DEPARTMENT_GROUPS,
  type ClinicalDepartment,
} from '../../doctor/clinical-department.ts'
import { wordOf } from '../../text/known-word.ts'
import type { SentenceMeaning } from './meaning.ts'

const DEPARTMENTS = Object.keys(CLINICAL_DEPARTMENT).filter(wordOf(CLINICAL_DEPARTMENT))

/** Short names of departments. */
const SHORT: Partial<Record<ClinicalDepartment, string>> = {
  NIGHT_DUTY_ANY: '科目不問当直 全科当直',
  NIGHT_DUTY_INTERNAL_MEDICINE: '内科当直',
  NIGHT_DUTY_SURGERY: '外科当直',
  NIGHT_DUTY_EMERGENCY: '救急当直',
  NIGHT_DUTY_PEDIATRICS: '小児当直',
  NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY: '産科当直 産婦当直',
  NIGHT_DUTY_ORTHOPEDICS: '整形当直',
  NIGHT_DUTY_NEUROSURGERY: '脳外当直 脳外科当直',
  NIGHT_DUTY_PSYCHIATRY: '精神当直',
  GENERAL_INTERNAL_MEDICINE: '内科 ないか',
  GENERAL_MEDICINE: '総合診療 総診 総合内科',
  GASTROENTEROLOGY: '消化器 消化器科 消内 胃腸科 胃腸内科',
  CARDIOVASCULAR_MEDICINE: '循環器 循環器科 循内',
  RESPIRATORY_MEDICINE: '呼吸器 呼吸器科 呼内',
  NEPHROLOGY: '腎臓 腎内 腎臓科',
  DIALYSIS: '透析内科 透析科',
  NEUROLOGY: '神経内科 脳内科',
  DIABETES_AND_METABOLISM: '糖尿病 代謝 糖尿病内科 代謝内科 糖内',
  ENDOCRINOLOGY: '内分泌',
  HEMATOLOGY: '血液 血内',
  RHEUMATOLOGY: 'リウマチ 膠原病 リウマチ科 膠原病内科',
  ALLERGY: 'アレルギー',
  INFECTIOUS_DISEASES: '感染症 感染症科',
  MEDICAL_ONCOLOGY: '腫瘍 オンコロジー',
  PALLIATIVE_CARE: '緩和 緩和ケア',
  GERIATRICS: '老年科 老年 老年病科',
  PSYCHOSOMATIC_MEDICINE: '心療',
  GENERAL_SURGERY: '外科 げか',
  GASTROENTEROLOGICAL_SURGERY: '消外',
  CARDIOVASCULAR_SURGERY: '心臓外科 心外 心臓血管',
  THORACIC_SURGERY: '胸部外科 呼外',
  BREAST_SURGERY: '乳腺',
  COLORECTAL_SURGERY: '肛門科 肛門 肛門外科 大腸外科 大腸肛門',
  NEUROSURGERY: '脳外科 脳外',
  ORTHOPEDICS: '整形 せいけい',
  PLASTIC_SURGERY: '形成',
  COSMETIC_SURGERY: '美外',
  EMERGENCY_MEDICINE: '救命 救命救急 救急医',
  INTENSIVE_CARE: 'ICU 集中治療',
  ANESTHESIOLOGY: '麻酔 ますい 手術麻酔 麻酔業務 麻酔バイト 全麻 全身麻酔 麻酔管理',
  PAIN_CLINIC: 'ペイン',
  PSYCHIATRY: '精神 メンタル メンタルクリニック',
  PEDIATRICS: '小児 こども 子ども 子供 しょうに',
  NEONATOLOGY: '新生児 NICU',
  OBSTETRICS_AND_GYNECOLOGY: '産婦 産科 分娩 お産',
  GYNECOLOGY: 'レディースクリニック',
  OTORHINOLARYNGOLOGY: '耳鼻科 耳鼻 耳鼻咽喉 じびか',
  DERMATOLOGY: '皮膚 皮フ科 ひふ科 ひふか',
  UROLOGY: '泌尿器 泌尿 ウロ',
  RADIOLOGY: '放射線読影 読影バイト 放射線 読影 画像診断',
  RADIATION_ONCOLOGY: '放射線治療',
  REHABILITATION: 'リハビリ リハ リハビリ科 リハビリテーション',
  PATHOLOGY: '病理 病理科',
  HOME_MEDICAL_CARE: '在宅医療',
  ANYTHING: '科不問 何科でも 科は問わない 全科',
}

const of = (...clinicalDepartments: ClinicalDepartment[]): SentenceMeaning => ({
  criteria: { clinicalDepartments },
})

const membersOf = (group: keyof typeof CLINICAL_DEPARTMENT_GROUPS): ClinicalDepartment[] =>
  DEPARTMENTS.filter((department) => Object.hasOwn(CLINICAL_DEPARTMENT_GROUPS[group], department))

function* departmentWords(): Generator<[string, SentenceMeaning]> {
  for (const department of DEPARTMENTS) {
    // These two are duties too, and are read as duties.
    if (department === 'HOME_MEDICAL_CARE' || department === 'MEDICAL_CHECKUP') continue
    yield [CLINICAL_DEPARTMENT[department], of(department)]
    for (const word of SHORT[department]?.split(' ') ?? []) yield [word, of(department)]
  }
  yield ['在宅医療', of('HOME_MEDICAL_CARE')]
  yield ['救急', { ...of('EMERGENCY_MEDICINE'), not: { criteria: { conditions: ['WITHOUT_AMBULANCE'] } } }]
  yield ['内科系', of(...membersOf('内科系'))]
  yield ['外科系', of(...membersOf('外科系'))]
  yield ['美容', of('COSMETIC_SURGERY', 'COSMETIC_DERMATOLOGY')]
  yield ['糖尿病・代謝', of('DIABETES_AND_METABOLISM')]
}

export const DEPARTMENT_WORDS: readonly (readonly [string, SentenceMeaning])[] = [...departmentWords()]

/** The counterpart of a department in 当直. */
export const NIGHT_DUTY: Partial<Record<ClinicalDepartment, ClinicalDepartment>> = {
  GENERAL_INTERNAL_MEDICINE: 'NIGHT_DUTY_INTERNAL_MEDICINE',
  GENERAL_SURGERY: 'NIGHT_DUTY_SURGERY',
  EMERGENCY_MEDICINE: 'NIGHT_DUTY_EMERGENCY',
  PEDIATRICS: 'NIGHT_DUTY_PEDIATRICS',
  OBSTETRICS_AND_GYNECOLOGY: 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY',
  ORTHOPEDICS: 'NIGHT_DUTY_ORTHOPEDICS',
  NEUROSURGERY: 'NIGHT_DUTY_NEUROSURGERY',
  PSYCHIATRY: 'NIGHT_DUTY_PSYCHIATRY',
}
