import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { OPEN_REHIRE_STATES } from '../../../domain/work/rehire.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { Executor } from '../../database/client.ts'
import { rehireOffer } from '../../database/schema/work/rehire-offer.ts'
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
