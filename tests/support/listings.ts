import { HOUR_MS } from '#app/domain/duration.ts'
import type { Database } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { NOW } from './doctors.ts'

/** An instant so many hours after `NOW`. */
export const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS)

/** One listing: a night shift from 17:00 in nine days to 9:00, open, without selection, unless said otherwise. */
export async function insertListing(
  database: Pick<Database, 'insert'>,
  changes: Partial<typeof spotWork.$inferInsert> = {},
): Promise<string> {
  const [place] = makeHospitals(1)
  if (!place) throw new Error('no hospital')
  await database.insert(hospital).values(place.row).onConflictDoNothing()
  const startTime = changes.startTime ?? hours(9 * 24 + 5)
  const endTime = changes.endTime ?? new Date(startTime.getTime() + 16 * HOUR_MS)
  const [row] = await database
    .insert(spotWork)
    .values({
      hospitalId: place.row.id,
      prefecture: place.row.prefecture,
      facilityCategory: place.row.facilityCategory,
      title: '内科当直',
      status: 'PUBLISHED',
      publishTime: hours(-48),
      editedAt: hours(-48),
      applicationDeadline: new Date(startTime.getTime() - 2 * HOUR_MS),
      applicationStatus: 'FREE',
      startTime,
      endTime,
      breakMinutes: 60,
      shift: 'NIGHT',
      shiftPattern: 'NIGHT',
      clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
      jobDescriptionTypes: ['AMBULANCE', 'WARD_MANAGEMENT'],
      ambulanceEasiness: 'EASY',
      nightDutyPermit: 'GRANTED_ALL',
      fee: 85_000,
      incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: null, note: null }],
      incentiveTypes: ['AMBULANCE'],
      carfareType: 'PAID_WITHIN_LIMIT',
      carfareYen: 3_000,
      recommendScore: 500,
      ...changes,
    })
    .returning({ id: spotWork.id })
  if (!row) throw new Error('no listing')
  await database.insert(spotWorkDetail).values({
    spotWorkId: row.id,
    description: '病棟管理と救急車の対応です。',
    feeKind: 'PER_SHIFT',
    emergencyLevelOnDate: 'SECONDARY',
    permitFrom: startTime,
    permitTo: endTime,
    patientScope: { pediatrics: false, trauma: false, cardiacArrest: false },
    requirements: { minYears: null, specialties: [], skills: [], firstTimeOk: true },
    paymentMethod: 'BANK_TRANSFER',
    payday: { kind: 'MONTHLY', closing: 'END', month: 1, day: 25, onHoliday: 'BEFORE' },
    closingDay: '末日',
    payDay: '翌月25日',
    withholdingTable: 'OTSU',
    nightPremiumIncluded: true,
    socialInsurance: '労災保険',
    malpracticeCoverage: '病院の医師賠償責任保険の対象です。',
    contractPeriod: '勤務日のみ(更新なし)',
    workplaceScope: '変更なし',
    dutyScope: '変更なし',
    smokingPolicy: '敷地内禁煙',
    dressAndItems: '白衣',
    meetingPlace: '夜間入口の守衛室',
    cancellationPolicy: '15日前までは影響がありません。',
  })
  return String(row.id)
}
