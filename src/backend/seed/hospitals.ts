import {
  CLINICAL_DEPARTMENT_GROUPS,
  type ClinicalDepartment,
} from '../../domain/doctor/clinical-department.ts'
import {
  AMENITY,
  ELECTRONIC_CHART,
  type Amenity,
  type ElectronicChart,
} from '../../domain/listing/hospital-words.ts'
import type { EmergencyLevel, FacilityCategory, Shift } from '../../domain/listing/listing-words.ts'
import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { COUNTED_SURVEYS } from '../../domain/work/accuracy.ts'
import type { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'
import { LINE_NAMES, NAME_ENDINGS, NAME_STEMS, QUARTERS } from './data/hospital-name.ts'
import { LARGE_PREFECTURES, PLACES } from './data/place.ts'
import { createRandom, type Random } from './random.ts'

type HospitalRow = typeof hospital.$inferInsert
type WorkloadRow = typeof hospitalWorkload.$inferInsert

export type DemoHospital = {
  row: HospitalRow & { id: number; prefecture: Prefecture; facilityCategory: FacilityCategory }
  /** 0 (calm) to 1 (busy): from it follow the workload reports and the fees. */
  busyness: number
}

const keysOf = <T extends object>(words: T) =>
  Object.keys(words).filter((key): key is keyof T & string => key in words)

const PREFECTURES = keysOf(PREFECTURE)
const AMENITIES: Amenity[] = keysOf(AMENITY)
const CHARTS: ElectronicChart[] = keysOf(ELECTRONIC_CHART)
const MEDICAL: ClinicalDepartment[] = keysOf(CLINICAL_DEPARTMENT_GROUPS['内科系'])
const SURGICAL: ClinicalDepartment[] = keysOf(CLINICAL_DEPARTMENT_GROUPS['外科系'])

const CATEGORIES = [
  'HOSPITAL_OR_EMERGENCY_CLINIC',
  'HOSPITAL_OR_EMERGENCY_CLINIC',
  'HOSPITAL_OR_EMERGENCY_CLINIC',
  'CLINIC',
  'OTHER',
] as const

function makeName(number: number, category: FacilityCategory): { name: string; kana: string } {
  const endings = NAME_ENDINGS[category]
  const stem = NAME_STEMS[number % NAME_STEMS.length]
  const ending = endings[Math.floor(number / NAME_STEMS.length) % endings.length]
  if (!stem || !ending) throw new Error('no name')
  // Once all combinations are used, a number tells namesakes apart.
  const round = Math.floor(number / (NAME_STEMS.length * endings.length))
  return {
    name: `${stem.name}${ending.name}${round > 0 ? `第${round + 1}` : ''}`,
    kana: `${stem.kana}${ending.kana}`,
  }
}

function makeHospital(index: number, random: Random): DemoHospital {
  const prefecture =
    index < PREFECTURES.length * 3
      ? (PREFECTURES[index % PREFECTURES.length] ?? 'TOKYO')
      : random.pick(LARGE_PREFECTURES)
  const place = PLACES[prefecture]
  // Each prefecture's first three are one of each category.
  const category =
    index < PREFECTURES.length * 3
      ? ((['HOSPITAL_OR_EMERGENCY_CLINIC', 'CLINIC', 'OTHER'] as const)[
          Math.floor(index / PREFECTURES.length)
        ] ?? 'OTHER')
      : random.pick(CATEGORIES)
  const { name, kana } = makeName(index, category)
  const isHospital = category === 'HOSPITAL_OR_EMERGENCY_CLINIC'
  const busyness = random.float()
  const emergencyLevel: EmergencyLevel = !isHospital
    ? 'NONE'
    : busyness > 0.93
      ? 'TERTIARY'
      : busyness > 0.6
        ? 'SECONDARY'
        : busyness > 0.4
          ? 'SECONDARY_ON_ROTATION'
          : busyness > 0.25
            ? 'PRIMARY'
            : 'NONE'
  const city = random.pick(place.cities)
  const beds = isHospital
    ? random.int(5, 45) * 10
    : category === 'CLINIC' && random.chance(0.2)
      ? random.int(5, 19)
      : null
  const surveyed = random.int(0, 60)
  const answers = Math.min(COUNTED_SURVEYS, surveyed - (surveyed % MINIMUM_REPORTS))
  const stem = () => NAME_STEMS[random.int(0, NAME_STEMS.length - 1)]?.name ?? ''
  const walk = random.int(2, 18)
  const stations = [
    { line: random.pick(LINE_NAMES), station: `${stem()}駅`, walkMinutes: walk, busMinutes: null },
    ...(random.chance(0.5)
      ? [
          {
            line: random.pick(LINE_NAMES),
            station: `${stem()}駅`,
            walkMinutes: null,
            busMinutes: random.int(8, 25),
          },
        ]
      : []),
  ]
  return {
    busyness,
    row: {
      id: index + 1,
      name,
      nameKana: kana,
      facilityCategory: category,
      prefecture,
      city,
      address: `${city}${random.pick(QUARTERS)}${random.int(1, 6)}丁目${random.int(1, 28)}-${random.int(1, 20)}`,
      postalCode: `${place.postal}-${String(random.int(1, 99)).padStart(4, '0')}`,
      latitude: Math.round((place.latitude + (random.float() - 0.5) * 0.2) * 10_000) / 10_000,
      longitude: Math.round((place.longitude + (random.float() - 0.5) * 0.2) * 10_000) / 10_000,
      nearestStations: stations,
      beds,
      emergencyLevel,
      departments: isHospital
        ? [...random.some(MEDICAL, random.int(3, 8)), ...random.some(SURGICAL, random.int(1, 5))]
        : category === 'CLINIC'
          ? random.some(MEDICAL, random.int(1, 3))
          : random.some<ClinicalDepartment>(['MEDICAL_CHECKUP', 'HOME_MEDICAL_CARE', 'REHABILITATION'], 2),
      openingYear: random.int(1948, 2021),
      summary: isHospital
        ? `${beds}床の${emergencyLevel === 'NONE' ? '療養・回復期' : '救急告示'}病院です。地域の診療所と連携し、非常勤の先生方に長く支えていただいています。`
        : category === 'CLINIC'
          ? '地域のかかりつけ医として、予約と当日受付の両方で診療しています。'
          : '健診・在宅・介護を通じて地域の健康を支えている施設です。',
      // 0X0-0000-… is assigned to nobody.
      phone: `0${random.int(1, 9)}0-0000-${String(random.int(0, 9999)).padStart(4, '0')}`,
      electronicChart:
        index < CHARTS.length
          ? (CHARTS[index] ?? 'OTHER')
          : isHospital
            ? 'EHR_FAMILIAR_TYPE_A'
            : random.chance(0.7)
              ? 'EHR_CLINIC'
              : 'PAPER',
      amenities: random.some(AMENITIES, random.int(2, 7)),
      dutyRoom: isHospital
        ? {
            private: random.chance(0.9),
            shower: random.chance(0.8),
            wifi: random.chance(0.8),
            meal: random.chance(0.7),
            note: random.chance(0.5) ? '病棟と同じ階にあり、鍵がかかります。' : null,
          }
        : null,
      nightStaffing: isHospital
        ? {
            doctors: busyness > 0.6 ? random.int(2, 4) : 1,
            nurses: random.int(2, 8),
            radiology: busyness > 0.3,
            laboratory: busyness > 0.45,
            backup: busyness > 0.4 ? '内科・外科の常勤医がオンコール' : null,
          }
        : null,
      replyMedianMinutes: random.chance(0.85) ? random.int(2, 96) * 15 : null,
      accuracyPercent: answers > 0 ? random.int(78, 100) : null,
      accuracyCount: answers,
      ...impressionsOf(answers, busyness),
    },
  }
}

/** What so many doctors said of a hospital: the busier it is, the fewer would come again without conditions. */
function impressionsOf(answers: number, busyness: number) {
  if (answers === 0) return {}
  const reworkNo = Math.floor(answers * 0.12 * busyness)
  const reworkCondition = Math.floor(answers * (0.1 + 0.2 * busyness))
  return {
    busynessTenths: Math.round(20 + 20 * busyness),
    handoverTenths: Math.round(46 - 12 * busyness),
    facilitiesTenths: Math.round(34 + 8 * busyness),
    reworkYes: answers - reworkCondition - reworkNo,
    reworkCondition,
    reworkNo,
  }
}

/** Invented hospitals in all 47 prefectures; deterministic. */
export function makeHospitals(count: number): DemoHospital[] {
  return Array.from({ length: count }, (_, index) => makeHospital(index, createRandom(7_919 * (index + 1))))
}

const spread = (median: number) => {
  const round = (value: number) => Math.round(Math.max(0, value) * 10) / 10
  return { median: round(median), low: round(median * 0.6), high: round(median * 1.5) }
}

/** Workload reports in line with the hospital's `busyness`; deterministic. */
export function makeWorkloads({ row, busyness }: DemoHospital): WorkloadRow[] {
  const random = createRandom(104_729 * row.id)
  const isHospital = row.facilityCategory === 'HOSPITAL_OR_EMERGENCY_CLINIC'
  const shifts: Shift[] = isHospital ? ['DAY', 'NIGHT', 'EVENING'] : ['DAY', 'EVENING']
  return shifts.map((shift) => {
    const isNight = shift === 'NIGHT'
    const ambulance = spread(isHospital && row.emergencyLevel !== 'NONE' ? busyness * (isNight ? 5 : 3) : 0)
    const walkIn = spread(isNight ? busyness * 9 : (shift === 'DAY' ? 18 : 8) * (0.4 + busyness))
    const wardCall = spread(isHospital ? busyness * (isNight ? 8 : 5) : 0)
    return {
      hospitalId: row.id,
      shift,
      reports: random.chance(0.2) ? random.int(1, 4) : random.int(5, 64),
      ambulanceMedian: ambulance.median,
      ambulanceLow: ambulance.low,
      ambulanceHigh: ambulance.high,
      walkInMedian: walkIn.median,
      walkInLow: walkIn.low,
      walkInHigh: walkIn.high,
      wardCallMedian: wardCall.median,
      wardCallLow: wardCall.low,
      wardCallHigh: wardCall.high,
      sleepMinutesMedian: isNight ? Math.round((420 - busyness * 330) / 15) * 15 : null,
    }
  })
}
