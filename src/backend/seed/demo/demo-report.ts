import { DAY_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { listingReport } from '../../database/schema/listing/listing-report.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

/**
 * A doctor tells our staff about a listing of the hospital that can be asked about it. Idempotent: while a reported
 * listing of the doctor is there, however it was decided about, there is none more.
 */
export async function seedDemoReport(
  database: Database,
  { accountId, hospitalId }: { accountId: string; hospitalId: number },
  now: Date,
): Promise<void> {
  const [reporter] = await database
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.accountId, accountId))
  if (!reporter) return
  const reported = database
    .select({ id: listingReport.listingId })
    .from(listingReport)
    .where(and(eq(listingReport.doctorId, reporter.id), eq(listingReport.kind, 'spot')))
  if ((await database.$count(spotWork, inArray(spotWork.id, reported))) > 0) return
  const [listing] = await database
    .select({ id: spotWork.id })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.hospitalId, hospitalId),
        eq(spotWork.status, 'PUBLISHED'),
        eq(spotWork.applicantCount, 0),
        gte(spotWork.applicationDeadline, new Date(now.getTime() + 5 * DAY_MS)),
      ),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(1)
  if (!listing) return
  await database.insert(listingReport).values({
    hospitalId,
    kind: 'spot',
    listingId: listing.id,
    doctorId: reporter.id,
    reason: 'TERMS_DIFFER',
    detail: '電話で伺った休憩の時間が、求人に書かれている時間より短いようです。',
    reportedAt: new Date(now.getTime() - DAY_MS / 3),
  })
}
