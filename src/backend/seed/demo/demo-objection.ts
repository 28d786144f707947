import { and, desc, eq } from 'drizzle-orm'
import { objectToReport } from '../../work/objection/object.service.ts'
import type { Database } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { objection } from '../../database/schema/work/objection.ts'
import type { Person } from './demo-member.ts'

/** The approved doctor objects to a confirmed report at the hospital of the demo member. Idempotent: once per work. */
export async function seedDemoObjection(
  database: Database,
  person: Person,
  hospitalId: number,
  now: Date,
): Promise<void> {
  const { doctorId } = person
  const [confirmed] = await database
    .select({ workId: work.id })
    .from(work)
    .where(and(eq(work.doctorId, doctorId), eq(work.hospitalId, hospitalId), eq(work.state, 'CONFIRMED')))
    .orderBy(desc(work.plannedStart))
    .limit(1)
  if (!confirmed) return
  const { workId } = confirmed
  if ((await database.$count(objection, eq(objection.workId, workId))) > 0) return
  await objectToReport(database, {
    ...person,
    request: {
      workId,
      key: `demo-objection-${workId}`,
      subject: 'PAY',
      detail: '救急車は3台受け入れましたが、手当が2台分になっています。記録をご確認いただけますか。',
    },
    now,
  })
}
