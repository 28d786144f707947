/** Before each specialty on the wire. */
const PREFIX = 'PROFESSIONAL_MEDICAL_DEPARTMENT_'

/** The 56 medical specialties by field; the contract's constants without the prefix. */
export const SPECIALTY_GROUPS = {
  基本領域: {
    GENERAL_INTERNAL_MEDICINE: '総合内科専門医',
    PEDIATRICS: '小児科専門医',
    DERMATOLOGY: '皮膚科専門医',
    PSYCHIATRY: '精神科専門医',
    SURGERY: '外科専門医',
    ORTHOPEDICS: '整形外科専門医',
    OBSTETRICS_AND_GYNECOLOGY: '産婦人科専門医',
    OPHTHALMOLOGY: '眼科専門医',
    OTORHINOLARYNGOLOGY: '耳鼻咽喉科専門医',
    UROLOGY: '泌尿器科専門医',
    NEUROSURGERY: '脳神経外科専門医',
    RADIOLOGY: '放射線科専門医',
    ANESTHESIOLOGY: '麻酔科専門医',
    PATHOLOGY: '病理専門医',
    EMERGENCY_MEDICINE: '救急科専門医',
    PLASTIC_SURGERY: '形成外科専門医',
    REHABILITATION: 'リハビリテーション科専門医',
  },
  内科系: {
    RESPIRATORY_MEDICINE: '呼吸器専門医',
    CARDIOVASCULAR_MEDICINE: '循環器専門医',
    GASTROENTEROLOGY: '消化器病専門医',
    NEPHROLOGY: '腎臓専門医',
    HEPATOLOGY: '肝臓専門医',
    NEUROLOGY: '神経内科(脳神経内科)専門医',
    DIABETES: '糖尿病専門医',
    ENDOCRINOLOGY_AND_METABOLISM: '内分泌代謝科専門医',
    HEMATOLOGY: '血液専門医',
    ALLERGY: 'アレルギー専門医',
    RHEUMATOLOGY: 'リウマチ専門医',
    INFECTIOUS_DISEASES: '感染症専門医',
    GERIATRICS: '老年病専門医',
    PSYCHOSOMATIC_MEDICINE: '心療内科専門医',
  },
  外科系: {
    THORACIC_SURGERY: '呼吸器外科専門医',
    CARDIOVASCULAR_SURGERY: '心臓血管外科専門医',
    BREAST: '乳腺専門医',
    BRONCHO_ESOPHAGOLOGY: '気管食道科専門医',
    GASTROENTEROLOGICAL_SURGERY: '消化器外科専門医',
    PEDIATRIC_SURGERY: '小児外科専門医',
  },
  '横断・技術ほか': {
    ULTRASOUND: '超音波専門医',
    CYTOPATHOLOGY: '細胞診専門医',
    DIALYSIS: '透析専門医',
    GASTROENTEROLOGICAL_ENDOSCOPY: '消化器内視鏡専門医',
    CLINICAL_GENETICS: '臨床遺伝専門医',
    KAMPO: '漢方専門医',
    LASER: 'レーザー専門医',
    BRONCHOSCOPY: '気管支鏡専門医',
    NUCLEAR_MEDICINE: '核医学専門医',
    COLOPROCTOLOGY: '大腸肛門病専門医',
    GYNECOLOGIC_ONCOLOGY: '婦人科腫瘍専門医',
    PAIN_CLINIC: 'ペインクリニック専門医',
    BURN: '熱傷専門医',
    NEUROENDOVASCULAR_THERAPY: '脳血管内治療専門医',
    MEDICAL_ONCOLOGY: 'がん薬物療法専門医',
    NEONATOLOGY: '周産期(新生児)専門医',
    REPRODUCTIVE_MEDICINE: '生殖医療専門医',
    PEDIATRIC_NEUROLOGY: '小児神経専門医',
    GENERAL_HOSPITAL_PSYCHIATRY: '一般病院連携精神医学専門医',
  },
} as const

type Groups = typeof SPECIALTY_GROUPS
export type Specialty = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]

const { 基本領域: basic, 内科系: internal, 外科系: surgical, '横断・技術ほか': across } = SPECIALTY_GROUPS

export const SPECIALTY: Record<Specialty, string> = { ...basic, ...internal, ...surgical, ...across }

/** Specialties as the contract names them. */
export const specialtyConstants = (words: readonly string[]): string[] =>
  words.map((word) => `${PREFIX}${word}`)

/** The words of the contract's constants; a caller of an older contract sends the words themselves. */
export const specialtyWords = (constants: readonly string[]): string[] =>
  constants.map((one) => (one.startsWith(PREFIX) ? one.slice(PREFIX.length) : one))
