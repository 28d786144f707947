import type { RegularWorkSchedulePage, Resolvers } from '../../../contract/gen/listings-resolvers.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { dayKind, holidayName } from '../../../domain/text/day-kind.ts'
import { conversionOn } from '../../../domain/work/indefinite-conversion.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import { tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import { badUserInput } from '../../graphql/mask.ts'
import { pageOf, readCursor } from '../../database/keyset-cursor.ts'
import type { Soon } from '../../../platform/server/soon.server.ts'
import { engagementContractOf } from './engagement.service.ts'
import { findEngagementOf, findSchedules } from './regular-schedule.store.ts'

const LIMIT = 100

type Asked = {
  where: { regularWorkId: string; from?: string | null; until?: string | null }
  orderBy?: string | null
  limit?: number | null
  after?: string | null
}

export type ScheduleContext = {
  schedules: ReturnType<typeof createScheduleReader>
  asker: () => Soon<{ doctorId: string | null }>
}

type Found = NonNullable<Awaited<ReturnType<typeof findEngagementOf>>>

/** The right to a contract without a term; null where there is none. */
function conversionOf({ engagement, acceptedTerms }: Found, today: string) {
  const conversion = conversionOn({ ...engagement, renewals: acceptedTerms }, today)
  const { conversionAppliedAt: appliedAt, conversionReadAt: readAt } = engagement
  return (
    conversion && {
      ...conversion,
      appliedAt: appliedAt && tokyoText(appliedAt),
      readAt: readAt && tokyoText(readAt),
    }
  )
}

/** Reads the dates of a doctor's regular contract. */
export const createScheduleReader =
  (database: Database, clock: () => Date) =>
  async (doctorId: string | null, asked: Asked): Promise<RegularWorkSchedulePage> => {
    const { where, orderBy } = asked
    const limit = asked.limit ?? 50
    if (limit < 1 || limit > LIMIT) throw badUserInput(`一度に取得できる予定は1件から${LIMIT}件までです。`)
    const after = asked.after ? readCursor(asked.after) : null
    if (asked.after && !after) throw badUserInput('続きの位置が正しくありません。')
    if (doctorId === null || !isId(where.regularWorkId))
      return { engagement: null, items: [], nextCursor: null }
    const of = { doctorId, regularWorkId: Number(where.regularWorkId) }
    const [found, rows] = await Promise.all([
      findEngagementOf(database, of),
      findSchedules(database, {
        ...of,
        from: where.from ?? null,
        until: where.until ?? null,
        isDescending: orderBy === 'START_TIME_DESC',
        after,
        limit: limit + 1,
      }),
    ])
    const { items, nextCursor } = pageOf(rows, limit, ({ startTime }) => startTime)
    return {
      engagement: found && {
        ...found.engagement,
        state: stateOn(found.engagement, tokyoDay(clock())),
        endNotice: found.engagement.endNoticedBy && {
          byHospital: found.engagement.endNoticedBy === 'HOSPITAL',
          reason: found.engagement.endReason ?? '',
        },
        renewal: found.renewal && {
          ...found.renewal,
          offerNumber: found.renewal.offers,
          note: found.renewal.note ?? '',
        },
        conversion: conversionOf(found, tokyoDay(clock())),
        pattern: regularText(engagementContractOf(found.terms)),
        hospitalName: found.terms.hospitalName,
        breakMinutes: engagementContractOf(found.terms).breakMinutes,
        fee: found.terms.fee,
      },
      items: items.map(({ startTime, endTime, regularWorkId, changeRequest, ...row }) => ({
        ...row,
        regularWorkId: String(regularWorkId),
        dayKind: dayKind(row.day),
        holiday: holidayName(row.day) ?? null,
        startTime: tokyoText(startTime),
        endTime: tokyoText(endTime),
        changeRequest: changeRequest && {
          byHospital: changeRequest.by === 'HOSPITAL',
          proposedStart: tokyoText(changeRequest.start),
          proposedEnd: tokyoText(changeRequest.end),
        },
      })),
      nextCursor,
    }
  }

export const scheduleQueries = {
  regularWorkSchedules: async (_, args, { schedules, asker }) => schedules((await asker()).doctorId, args),
} satisfies Resolvers<ScheduleContext>['Query']
