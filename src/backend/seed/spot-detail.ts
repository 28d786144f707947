import type { NightDutyPermit } from '../../domain/listing/listing-words.ts'
import type { CarfareType, PaymentMethod, WithholdingTable } from '../../domain/money/pay-words.ts'
import type { Requirements } from '../../domain/listing/requirements.ts'
import type { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import type { ShiftKind } from './data/shift-kind.ts'
import type { DemoHospital } from './hospitals.ts'
import type { Random } from './random.ts'
import { monthly, seedPaydayOf } from './seed-payday.ts'

const PAYMENTS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  'BANK_TRANSFER',
  'BANK_TRANSFER',
  'BANK_TRANSFER',
  'BANK_TRANSFER',
  'CASH_ON_DAY',
]
const WITHHOLDINGS: readonly [WithholdingTable, ...WithholdingTable[]] = [
  'OTSU',
  'OTSU',
  'OTSU',
  'OTSU',
  'OTSU',
  'HEI',
  'HEI',
  'KOU',
  'UNKNOWN',
  'UNKNOWN',
]
const SKILLS = [
  'TRACHEAL_INTUBATION',
  'CENTRAL_VENOUS_CATHETER',
  'ABDOMINAL_ULTRASOUND',
  'SUTURE',
  'EMERGENCY_FIRST_RESPONSE',
] as const
const SPECIALTIES = ['GENERAL_INTERNAL_MEDICINE', 'EMERGENCY_MEDICINE', 'SURGERY', 'ANESTHESIOLOGY'] as const

type Terms = Omit<
  typeof spotWorkDetail.$inferInsert,
  'spotWorkId' | 'emergencyLevelOnDate' | 'permitFrom' | 'permitTo' | 'contractPeriod'
>

/**
 * The range covered by the night duty permit (宿日直許可), in minutes after the shift's start; null without one.
 */
export function permitBand(permit: NightDutyPermit, length: number): readonly [number, number] | null {
  if (permit === 'GRANTED_ALL') return [0, length]
  if (permit !== 'GRANTED_PARTIAL') return null
  // The hours of sleep, which come later after the start of a 24-hour shift than of a night shift.
  return length >= 1_440 ? [780, 1_320] : [300, Math.min(length, 780)]
}

function makeRequirements(isTough: boolean, takesAmbulances: boolean, random: Random): Requirements {
  const minYears = isTough ? random.int(4, 8) : random.chance(0.4) ? 3 : null
  return {
    minYears,
    specialties: random.chance(0.15) ? [random.pick(SPECIALTIES)] : [],
    skills: takesAmbulances ? random.some(SKILLS, random.int(1, 2)) : [],
    firstTimeOk: random.chance(0.8),
    unmet: minYears === 8 ? 'CLOSED' : 'SELECTION',
  }
}

/** Detail columns common to both kinds, consistent with the list columns. */
export function makeTerms(
  carfareType: CarfareType,
  { row: place, busyness }: DemoHospital,
  kind: ShiftKind,
  random: Random,
): Terms {
  const isNight = kind.shift === 'NIGHT'
  const takesAmbulances = kind.jobs.includes('AMBULANCE')
  const paymentMethod = random.pick(PAYMENTS)
  return {
    description: kind.description,
    feeKind:
      kind.pattern.startsWith('DAY_') && kind.pattern !== 'DAY_NIGHT' && random.chance(0.15)
        ? 'HOURLY'
        : 'PER_SHIFT',
    patientScope: {
      pediatrics: kind.departments.some(
        (set) => set.includes('PEDIATRICS') || set.includes('NIGHT_DUTY_PEDIATRICS'),
      ),
      trauma: takesAmbulances && busyness > 0.5,
      cardiacArrest: kind.easiness === 'TOUGH' && takesAmbulances,
    },
    requirements: makeRequirements(kind.easiness === 'TOUGH', takesAmbulances, random),
    expectedAmbulance: takesAmbulances ? Math.round(busyness * (isNight ? 5 : 3)) : null,
    expectedWalkIn: kind.jobs.some((job) => job.includes('WALK_IN'))
      ? Math.round((isNight ? 9 : 20) * (0.3 + busyness))
      : null,
    expectedWardCall: kind.jobs.includes('WARD_MANAGEMENT') ? Math.round(busyness * 6) : null,
    carfareNote:
      carfareType === 'OTHER'
        ? '回数券または駐車場代を支給します。'
        : carfareType === 'FULLY_PAID'
          ? '領収書をお持ちください。'
          : null,
    lodging: isNight && place.amenities.includes('LODGING') ? '前泊・後泊ができます(無料)。' : null,
    paymentMethod,
    ...seedPaydayOf(
      paymentMethod === 'CASH_ON_DAY'
        ? { kind: 'ON_THE_DAY' }
        : monthly(random.pick<15 | 20 | 'END'>(['END', 15, 20]), random.pick([25, 15, 10])),
    ),
    withholdingTable: random.pick(WITHHOLDINGS),
    nightPremiumIncluded: isNight,
    socialInsurance: '労災保険。短期のため健康保険・厚生年金・雇用保険の対象外です。',
    malpracticeCoverage: random.chance(0.7)
      ? '病院の医師賠償責任保険の対象です。'
      : 'ご自身の医師賠償責任保険をご利用ください。',
    workplaceScope: `${place.name}のみ(変更なし)`,
    dutyScope: '上記の業務のみ(変更なし)',
    smokingPolicy: '敷地内禁煙',
    dressAndItems: place.amenities.includes('WHITE_COAT')
      ? '白衣の貸し出しがあります。聴診器と印鑑をお持ちください。'
      : '白衣、聴診器、印鑑をお持ちください。',
    meetingPlace: isNight ? '夜間入口の守衛室' : '1階の総合受付',
    cancellationPolicy:
      '成立後のキャンセルは、勤務の15日前までは影響がありません。体調不良などはご相談ください。',
  }
}

/** Demo row of the detail table; deterministic by the listing's id. */
export function makeDetail(
  row: typeof spotWork.$inferInsert & { id: number },
  hospital: DemoHospital,
  kind: ShiftKind,
  length: number,
  random: Random,
): typeof spotWorkDetail.$inferInsert {
  const band = permitBand(row.nightDutyPermit, length)
  const after = (minutes: number) => new Date(row.startTime.getTime() + minutes * 60_000)
  return {
    spotWorkId: row.id,
    ...makeTerms(row.carfareType, hospital, kind, random),
    emergencyLevelOnDate: hospital.row.emergencyLevel,
    permitFrom: band && after(band[0]),
    permitTo: band && after(band[1]),
    contractPeriod: '勤務日のみ(更新なし)',
  }
}
