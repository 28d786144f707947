import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { doctorProfile, registration } from '../../database/schema/doctor/registration.ts'

type DemoProfile = Omit<
  typeof doctorProfile.$inferInsert,
  'doctorId' | 'licenceNumber' | 'licenceDate' | 'graduationYear'
>

/** Invented, like the doctors: the address does not exist and the numbers are in no register. */
const PROFILE: DemoProfile = {
  phone: '09000000000',
  postalCode: '1000001',
  prefecture: 'TOKYO',
  city: '千代田区',
  street: '架空町1-2-3',
  nearestStation: '架空町駅',
  university: '架空医科大学',
  specialties: ['GENERAL_INTERNAL_MEDICINE'],
  skills: [
    'TRACHEAL_INTUBATION',
    'CENTRAL_VENOUS_CATHETER',
    'ABDOMINAL_ULTRASOUND',
    'SUTURE',
    'EMERGENCY_FIRST_RESPONSE',
  ],
  departments: ['GENERAL_INTERNAL_MEDICINE', 'GASTROENTEROLOGY'],
  mainHospitalLevel: 'A',
  sideJobPermission: 'CONFIRMED',
  preferredJobTypes: ['SHIFT_NIGHT_EASY'],
  preferredPrefectures: ['TOKYO', 'KANAGAWA'],
  preferredWeekdays: ['FRIDAY', 'SATURDAY'],
  minimumFee: 50_000,
  channels: ['MAIL'],
}

/** The usual career: graduation at 25 and registration as a physician in April of that year. */
const careerOf = (birthDate: string) => {
  const graduationYear = Number(birthDate.slice(0, 4)) + 25
  return { graduationYear, licenceDate: `${graduationYear}-04-16` }
}

/** Inserts the demo accounts' consents and the demo doctors' profiles. Keeps existing rows. */
export async function seedDemoRegistrations(
  database: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const doctors = await database
    .select({ id: doctor.id, accountId: doctor.accountId, birthDate: doctor.birthDate })
    .from(doctor)
    .where(inArray(doctor.accountId, [...accountIds]))
  const isDoctor = new Set(doctors.map(({ accountId }) => accountId))
  await database
    .insert(registration)
    .values(
      accountIds.map((accountId) => ({
        accountId,
        consentedAt: now,
        submittedAt: isDoctor.has(accountId) ? now : null,
      })),
    )
    .onConflictDoNothing()
  await database
    .insert(doctorProfile)
    .values(
      doctors.map(({ id, birthDate }, index) => ({
        ...PROFILE,
        ...careerOf(birthDate),
        doctorId: id,
        licenceNumber: `00000${index + 1}`,
      })),
    )
    .onConflictDoNothing()
}
