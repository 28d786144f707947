import { HOUR_MS } from '../../../domain/duration.ts'
import { and, eq, ne } from 'drizzle-orm'
import { createDoctorReviews } from '../../doctor-review/staff.service.ts'
import type { Database } from '../../database/client.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { doctorProposal } from '../../database/schema/doctor-proposal.ts'
import { staff } from '../../database/schema/staff.ts'

type Sides = { staffAccountId: string; doctorAccountId: string; now: Date }

/**
 * A member of our staff proposes to ban the suspended doctor, which another one may confirm. Idempotent: there is a new
 * proposal only after the term of the last one has passed unanswered.
 */
export async function seedDemoProposal(
  database: Database,
  { staffAccountId, doctorAccountId, now }: Sides,
): Promise<void> {
  const proposed = new Date(now.getTime() - 5 * HOUR_MS)
  const [[person], [member]] = await Promise.all([
    database.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, doctorAccountId)),
    database.select().from(staff).where(eq(staff.accountId, staffAccountId)),
  ])
  if (!person || !member) return
  const answered = and(
    eq(doctorProposal.doctorId, person.id),
    ne(doctorProposal.state, 'OPEN'),
    ne(doctorProposal.state, 'EXPIRED'),
  )
  if ((await database.$count(doctorProposal, answered)) > 0) return
  const reviews = createDoctorReviews({ database, clock: () => proposed })
  const file = await reviews.findDoctorFile(person.id)
  if (!file?.allowed.includes('BAN')) return
  await reviews.decideDoctor(member, {
    doctorId: person.id,
    decision: 'BAN',
    reason: '成立した勤務に3回続けて連絡なくお越しにならず、確認のお願いにもお返事がありませんでした。',
    seenStatus: file.status,
    seenDocumentIds: [],
    until: null,
    key: `demo-proposal-${now.getTime()}`,
  })
}
