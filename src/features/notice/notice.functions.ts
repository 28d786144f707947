import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Notices, NoticeSide as WireSide } from '../../contract/gen/notice_pb.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { toHospitalNotices, toNotices } from '../../platform/addresses.ts'
import { safeReturnPath } from '../../platform/return-path.ts'
import { nullIfRefused } from '../../services/refusal.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { NOTICE_SIDES, type NoticeSide } from './notice-side.ts'

const PAGE_SIZE = 20

const sideSchema = v.picklist(NOTICE_SIDES)

/** An account that belongs to the side no longer, or not yet, has no notices: an empty list, not an error. */
const list = (side: NoticeSide, limit: number, after = '') =>
  nullIfRefused(['failed_precondition', 'permission_denied', 'unauthenticated'], () =>
    callWorkRaw(Notices.method.listNotices, { side: WireSide[side], limit, after }),
  )

export const listNoticesFn = createServerFn()
  .validator(v.object({ side: sideSchema, after: v.pipe(v.string(), v.maxLength(512)) }))
  .handler(async ({ data: { side, after } }) => {
    const answer = await list(side, PAGE_SIZE, after)
    const [first] = answer?.notices ?? []
    return {
      /** Instant of the newest notice, to the millisecond: those up to it are marked as read. */
      newest: first?.createdAt ? timestampDate(first.createdAt).toISOString() : null,
      items:
        answer?.notices.map(({ id, title, body, link, createdAt, isRead }) => {
          const at = instantText(createdAt) ?? ''
          return { id, title, body, link: safeReturnPath(link), at, when: momentText(at), isRead }
        }) ?? [],
      nextCursor: answer?.nextCursor ?? '',
      unread: answer?.unread ?? 0,
    }
  })

export type NoticeView = Awaited<ReturnType<typeof listNoticesFn>>['items'][number]

/** Number of unread notices, up to 100. */
export const countUnreadNoticesFn = createServerFn()
  .validator(sideSchema)
  .handler(async ({ data: side }) => (await list(side, 0))?.unread ?? 0)

const ADDRESS = { DOCTOR: toNotices, HOSPITAL: toHospitalNotices }

const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp(), v.toDate())

/** Marks the notices up to an instant as read. */
export const markNoticesReadFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ side: sideSchema, until: instant }))
  .handler(
    postedCommand({
      run: async ({ side, until }) => {
        const request = { side: WireSide[side], until: timestampFromDate(until) }
        await callWorkRaw(Notices.method.markNoticesRead, request)
        return { outcome: 'READ' }
      },
      next: (_answer, { side }) => ADDRESS[side](),
    }),
  )
