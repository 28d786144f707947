import type { Database } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork, regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { hours } from './listings.ts'

/** One regular listing: Mondays 17:00 to 9:00 from 2027-01-04 on, open, by selection, unless said otherwise. */
export async function insertRegularListing(
  database: Pick<Database, 'insert'>,
  changes: Partial<typeof regularWork.$inferInsert> = {},
  details: Partial<typeof regularWorkDetail.$inferInsert> = {},
): Promise<string> {
  const [place] = makeHospitals(1)
  if (!place) throw new Error('no hospital')
  await database.insert(hospital).values(place.row).onConflictDoNothing()
  const [row] = await database
    .insert(regularWork)
    .values({
      hospitalId: place.row.id,
      prefecture: place.row.prefecture,
      facilityCategory: place.row.facilityCategory,
      title: '内科当直(定期)',
      status: 'PUBLISHED',
      publishTime: hours(-48),
      editedAt: hours(-48),
      applicationDeadline: hours(30 * 24),
      applicationStatus: 'SELECTION',
      interview: 'ONLINE',
      weekdays: ['MONDAY'],
      frequency: 'WEEKLY',
      weeksOfMonth: [],
      startTimeOfDay: '17:00',
      endTimeOfDay: '09:00',
      crossesMidnight: true,
      breakMinutes: 60,
      contractStart: '2027-01-04',
      contractEnd: '2028-01-03',
      shift: 'NIGHT',
      shiftPattern: 'NIGHT',
      clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
      jobDescriptionTypes: ['WARD_MANAGEMENT'],
      ambulanceEasiness: 'EASY',
      nightDutyPermit: 'GRANTED_ALL',
      holidayPolicy: 'DAY_NIGHT_DUTY',
      holidayFee: 96_000,
      holidayStartTimeOfDay: '09:00',
      yearEndPolicy: 'WORK',
      fee: 60_000,
      hourlyFee: 4_000,
      incentives: [],
      incentiveTypes: [],
      carfareType: 'FULLY_PAID',
      ...changes,
    })
    .returning({ id: regularWork.id })
  if (!row) throw new Error('no listing')
  await database.insert(regularWorkDetail).values({
    regularWorkId: row.id,
    description: '病棟管理です。',
    feeKind: 'PER_SHIFT',
    patientScope: { pediatrics: false, trauma: false, cardiacArrest: true },
    requirements: { minYears: 3, specialties: [], skills: ['TRACHEAL_INTUBATION'], firstTimeOk: true },
    paymentMethod: 'BANK_TRANSFER',
    payday: { kind: 'MONTHLY', closing: 'END', month: 1, day: 25, onHoliday: 'BEFORE' },
    closingDay: '末日',
    payDay: '翌月25日',
    withholdingTable: 'OTSU',
    nightPremiumIncluded: true,
    socialInsurance: '労災保険',
    malpracticeCoverage: '病院の医師賠償責任保険の対象です。',
    workplaceScope: '変更なし',
    dutyScope: '変更なし',
    smokingPolicy: '敷地内禁煙',
    dressAndItems: '白衣',
    meetingPlace: '夜間入口の守衛室',
    cancellationPolicy: '1か月前までにお知らせください。',
    permitFrom: '17:00',
    permitTo: '09:00',
    trialMonths: 2,
    renewal: { exists: true, criteria: '勤務の状況', maxCount: 4, maxYears: null },
    substitutePolicy: 'HOSPITAL',
    paidLeave: '6か月の継続勤務の後、年1日(法定どおり)',
    ...details,
  })
  return String(row.id)
}
