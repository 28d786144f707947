import type { Database } from '#app/backend/database/client.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { insertDoctor, NOW, type TestDoctor } from './doctors.ts'

/** A doctor with what the registration asks for. */
export async function insertRegistered(
  database: Database,
  options?: Parameters<typeof insertDoctor>[1],
): Promise<TestDoctor> {
  const one = await insertDoctor(database, options)
  await database.insert(doctorProfile).values({
    doctorId: one.doctorId,
    phone: '09011112222',
    postalCode: '1000001',
    prefecture: 'TOKYO',
    city: '千代田区',
    street: '千代田1-1',
    licenceNumber: '123456',
    licenceDate: '2013-04-20',
    university: '架空医科大学',
    graduationYear: 2013,
    specialties: [],
    departments: ['GENERAL_INTERNAL_MEDICINE'],
    mainHospitalLevel: 'A',
    sideJobPermission: 'CONFIRMED',
    preferredJobTypes: [],
    preferredPrefectures: ['TOKYO'],
    preferredWeekdays: [],
    channels: ['MAIL'],
    updatedAt: NOW,
  })
  return one
}
