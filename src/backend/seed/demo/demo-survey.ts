import { DAY_MS } from '../../../domain/duration.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { editableUntil } from '../../../domain/work/survey.ts'
import type { Database } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { workReport } from '../../database/schema/work/work-record.ts'
import { workSurvey } from '../../database/schema/work/work-survey.ts'

/** The approved doctor has answered the survey of the oldest paid work, with words for our staff. Idempotent. */
export async function seedDemoSurvey(database: Database, doctorId: string): Promise<void> {
  const [paid] = await database
    .select({ workId: work.id, confirmedAt: workReport.answeredAt })
    .from(work)
    .innerJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
    .where(and(eq(work.doctorId, doctorId), eq(work.state, 'PAID'), isNotNull(workReport.answeredAt)))
    .orderBy(asc(work.plannedStart))
    .limit(1)
  if (!paid?.confirmedAt) return
  const submittedAt = new Date(paid.confirmedAt.getTime() + DAY_MS)
  await database
    .insert(workSurvey)
    .values({
      workId: paid.workId,
      duty: 'YES',
      time: 'PARTLY',
      break: 'YES',
      pay: 'YES',
      busyness: 4,
      handover: 3,
      facilities: 4,
      rework: 'CONDITION',
      good: '看護師さんが丁寧に教えてくださいました。',
      improve: '引き継ぎの時間を、勤務時間に含めていただけると助かります。',
      onlyToOperator:
        '当直明けに30分ほど残りましたが、超過の欄に書いてよいか迷いました。ほかの先生も迷うと思います。',
      savedAt: submittedAt,
      submittedAt,
      editableUntil: editableUntil(submittedAt),
    })
    .onConflictDoNothing()
}
