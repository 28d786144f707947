import { DAY_MS } from '../../../domain/duration.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { appreciation } from '../../database/schema/work/appreciation.ts'
import { hospitalMember } from '../../database/schema/hospital/hospital-member.ts'

const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS)

/**
 * The demo hospital passes thanks on to the approved doctor: one unread, one answered and kept, one read. The thanks
 * of the hospital itself are left to the demo member. Idempotent.
 */
export async function seedDemoThanks(database: Database, accountId: string, doctorId: string): Promise<void> {
  const [shift] = await database
    .select({ workId: work.id, end: work.plannedEnd, memberId: hospitalMember.id })
    .from(work)
    .innerJoin(hospitalMember, eq(hospitalMember.hospitalId, work.hospitalId))
    .where(
      and(eq(work.doctorId, doctorId), eq(work.state, 'CONFIRMED'), eq(hospitalMember.accountId, accountId)),
    )
    .orderBy(desc(work.plannedStart))
    .limit(1)
  if (!shift) return
  const { workId, memberId, end } = shift
  await database
    .insert(appreciation)
    .values([
      {
        workId,
        memberId,
        source: 'PATIENT',
        stamp: 'CAREFUL',
        body: '夜中に何度も様子を見に来てくださり、家族みな安心しました。',
        sentAt: daysAfter(end, 2.5),
        readAt: daysAfter(end, 3),
        reply: 'ENCOURAGED',
        repliedAt: daysAfter(end, 3),
        shelf: 'KEPT',
      },
      {
        workId,
        memberId,
        source: 'AMBULANCE_CREW',
        stamp: 'HELPED',
        body: '',
        sentAt: daysAfter(end, 2.6),
        readAt: daysAfter(end, 3),
      },
      {
        workId,
        memberId,
        source: 'NURSE',
        stamp: 'COME_AGAIN',
        body: '急な入院が重なった夜でしたが、落ち着いて指示をくださり助かりました。申し送りも分かりやすかったです。',
        sentAt: daysAfter(end, 4),
      },
    ])
    .onConflictDoNothing()
}
