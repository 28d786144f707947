import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, eq, gt, inArray, sql, desc } from 'drizzle-orm'
import { OPEN_REHIRE_STATES } from '../../../domain/work/rehire.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { Executor } from '../../database/client.ts'
import { rehireOffer, rehireInterest } from '../../database/schema/work/rehire-offer.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'

export type OfferedShift = { id: string; shift: RestWork }

const clockOf = (column: typeof spotWorkDetail.permitFrom | typeof spotWorkDetail.permitTo) =>
  sql<string | null>`to_char(${column} at time zone 'Asia/Tokyo', 'HH24:MI')`

/** The shifts of a doctor's offers that may be answered, for 働き方メーター. */
export async function findOfferedShifts(
  executor: Executor,
  { doctorId, now }: { doctorId: string; now: Date },
): Promise<OfferedShift[]> {
  const rows = await executor
    .select({
      id: rehireOffer.id,
      start: spotWork.startTime,
      end: spotWork.endTime,
      breakMinutes: spotWork.breakMinutes,
      shift: spotWork.shift,
      nightDutyPermit: spotWork.nightDutyPermit,
      permitFrom: clockOf(spotWorkDetail.permitFrom),
      permitTo: clockOf(spotWorkDetail.permitTo),
    })
    .from(rehireOffer)
    .innerJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .where(
      and(
        eq(rehireOffer.doctorId, doctorId),
        inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
        gt(rehireOffer.expiresAt, now),
      ),
    )
  return rows.map(({ id, permitFrom, permitTo, ...shift }) => ({
    id,
    shift: {
      ...shift,
      plannedStart: shift.start,
      plannedEnd: shift.end,
      permit: { kind: shift.nightDutyPermit, from: permitFrom, to: permitTo },
    },
  }))
}

/** The offers to a doctor and what the doctor wishes of hospitals, for the export of own data. */
export const ownRehires = async (executor: Executor, doctorId: string) => ({
  再勤務オファー: await executor
    .select({
      病院: hospital.name,
      求人: rehireOffer.spotWorkId,
      定期の求人: rehireOffer.regularWorkId,
      指名手当: rehireOffer.premiumYen,
      病院から: rehireOffer.message,
      状態: rehireOffer.state,
      届いた日時: rehireOffer.offeredAt,
      有効期限: rehireOffer.expiresAt,
      確認日時: rehireOffer.viewedAt,
      決まった日時: rehireOffer.decidedAt,
      辞退の理由: rehireOffer.declineReason,
    })
    .from(rehireOffer)
    .innerJoin(hospital, eq(hospital.id, rehireOffer.hospitalId))
    .where(eq(rehireOffer.doctorId, doctorId))
    .orderBy(desc(rehireOffer.offeredAt)),
  再勤務オファーの希望: await executor
    .select({
      病院: hospital.name,
      受け取る: rehireInterest.isWanted,
      選んだ日時: rehireInterest.setAt,
    })
    .from(rehireInterest)
    .innerJoin(hospital, eq(hospital.id, rehireInterest.hospitalId))
    .where(eq(rehireInterest.doctorId, doctorId))
    .orderBy(desc(rehireInterest.setAt)),
})
