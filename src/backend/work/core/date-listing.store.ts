import { HOUR_MS } from '../../../domain/duration.ts'
import { eq } from 'drizzle-orm'
import { minuteAfter } from '../../../domain/listing/draft/end-day.ts'
import { minuteOfDay } from '../../../domain/text/time-of-day.ts'
import { tokyoClock, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { DATE_DEADLINE_HOURS } from '../../../domain/work/substitute.ts'
import type { Executor } from '../../database/client.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork, regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { endApplicationsTo } from './listing-end.service.ts'

/** Listings that are made from one date of a regular contract, for its substitute. */

async function findDate(executor: Executor, workId: string) {
  const [row] = await executor
    .select({
      listing: regularWork,
      detail: regularWorkDetail,
      kind: regularWorkSchedule.kind,
      start: regularWorkSchedule.startTime,
      end: regularWorkSchedule.endTime,
      fee: regularWorkSchedule.fee,
      emergencyLevel: hospital.emergencyLevel,
      isHiringPaused: hospital.isHiringPaused,
    })
    .from(regularWorkSchedule)
    .innerJoin(regularWork, eq(regularWork.id, regularWorkSchedule.regularWorkId))
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularWork.id))
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .where(eq(regularWorkSchedule.workId, workId))
  if (!row) throw new Error(`no date has the work ${workId}`)
  return row
}

type DateSource = Awaited<ReturnType<typeof findDate>>

/** The hours of the night duty permit as instants. */
function permitBand({ listing, detail, start, end }: DateSource) {
  if (listing.nightDutyPermit === 'GRANTED_ALL') return { permitFrom: start, permitTo: end }
  const { permitFrom, permitTo } = detail
  if (listing.nightDutyPermit !== 'GRANTED_PARTIAL' || permitFrom === null || permitTo === null)
    return { permitFrom: null, permitTo: null }
  const day = tokyoDay(start)
  const from = minuteAfter(permitFrom, minuteOfDay(tokyoClock(start)))
  return {
    permitFrom: tokyoInstant(day, from),
    permitTo: tokyoInstant(day, minuteAfter(permitTo, from + 1)),
  }
}

/**
 * Publishes a spot listing of one slot with the hours and the pay of a date. The hospital chooses among those who apply:
 * that is its consent to the substitute. Null while the hospital does not hire.
 */
export async function insertDateListing(
  executor: Executor,
  workId: string,
  now: Date,
): Promise<number | null> {
  const date = await findDate(executor, workId)
  if (date.isHiringPaused) return null
  const { id: _id, changeId: _change, ...listing } = date.listing
  const { regularWorkId: _of, ...terms } = date.detail
  const { start, end, fee } = date
  const [row] = await executor
    .insert(spotWork)
    .values({
      ...listing,
      ...(date.kind === 'HOLIDAY_DUTY' && { shift: 'NIGHT', shiftPattern: 'DAY_NIGHT' }),
      status: 'PUBLISHED',
      publishTime: now,
      editedAt: now,
      confirmedAt: now,
      confirmAskedAt: null,
      lapsedAt: null,
      applicationDeadline: new Date(start.getTime() - DATE_DEADLINE_HOURS * HOUR_MS),
      applicationStatus: 'SELECTION',
      slots: 1,
      filledSlots: 0,
      applicantCount: 0,
      startTime: start,
      endTime: end,
      fee,
    })
    .returning({ id: spotWork.id })
  if (!row) throw new Error('no listing was inserted')
  await executor.insert(spotWorkDetail).values({
    ...terms,
    ...permitBand(date),
    spotWorkId: row.id,
    description: `定期の先生の代診として、この日1回だけ勤務していただく募集です。${terms.description}`,
    emergencyLevelOnDate: date.emergencyLevel,
    contractPeriod: '勤務日のみ(更新なし)',
  })
  return row.id
}

/** Ends a listing that was made for a date, with the applications to it. The caller must hold its lock. */
export async function withdrawDateListing(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.update(spotWork).set({ status: 'WITHDRAWN', editedAt: now }).where(eq(spotWork.id, id))
  await endApplicationsTo(executor, { kind: 'spot', id }, now)
}
