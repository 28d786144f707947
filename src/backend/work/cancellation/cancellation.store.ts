import { hospital } from '../../database/schema/hospital/hospital.ts'
import { work } from '../../database/schema/work/application.ts'
import { and, eq, gt, inArray, desc } from 'drizzle-orm'
import type { Caution } from '../../../domain/cancellation/caution.ts'
import type { Executor } from '../../database/client.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'

/** The doctor's cancellations with 注意 points since an instant. */
export const findCautions = async (executor: Executor, doctorId: string, since: Date): Promise<Caution[]> => {
  const rows = await executor
    .select({ at: cancellation.decidedAt, tier: cancellation.tier })
    .from(cancellation)
    .where(
      and(
        eq(cancellation.doctorId, doctorId),
        eq(cancellation.decision, 'ACCEPTED'),
        inArray(cancellation.tier, ['CAUTION_1', 'CAUTION_2', 'CAUTION_3']),
        gt(cancellation.decidedAt, since),
      ),
    )
  return rows.flatMap(({ at, tier }) => (at && tier ? [{ at, tier }] : []))
}

/** The cancellations of a doctor’s works, for the export of own data. */
export const ownCancellations = async (executor: Executor, doctorId: string) => ({
  勤務のキャンセル: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      申し出た側: cancellation.requestedBy,
      理由: cancellation.reason,
      病院の理由: cancellation.hospitalReason,
      詳しい事情: cancellation.detail,
      連絡先: cancellation.phone,
      申請日時: cancellation.requestedAt,
      扱い: cancellation.tier,
      結果: cancellation.decision,
      決まった日時: cancellation.decidedAt,
      病院から: cancellation.answer,
      補償額: cancellation.compensationYen,
    })
    .from(cancellation)
    .innerJoin(work, eq(work.id, cancellation.workId))
    .innerJoin(hospital, eq(hospital.id, cancellation.hospitalId))
    .where(eq(cancellation.doctorId, doctorId))
    .orderBy(desc(cancellation.requestedAt)),
})
