import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Notices } from '../../contract/gen/notice_pb.ts'
import { toHospitalNotices, toNotices } from '../../platform/addresses.ts'
import { safeReturnPath } from '../../platform/return-path.ts'
import { nullIfRefused } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { NOTICE_SIDES, type NoticeSide } from './notice-side.ts'

const PAGE_SIZE = 20

const sideSchema = v.picklist(NOTICE_SIDES)

/** An account that belongs to the side no longer, or not yet, has no notices: an empty list, not an error. */
const list = (side: NoticeSide, limit: number, after = '') =>
  nullIfRefused(['failed_precondition', 'permission_denied', 'unauthenticated'], () =>
    callWork(Notices.method.listNotices, { side, limit, after }),
  )

export const listNoticesFn = createServerFn()
  .validator(v.object({ side: sideSchema, after: v.pipe(v.string(), v.maxLength(512)) }))
  .handler(async ({ data: { side, after } }) => {
    const found = await list(side, PAGE_SIZE, after)
    const { notices, ...page } = found ?? { notices: [], newest: '', nextCursor: '', unread: 0 }
    return {
      notices: notices.map(({ link, ...notice }) => ({ ...notice, link: safeReturnPath(link) })),
      ...page,
    }
  })

/** Number of unread notices, up to 100. */
export const countUnreadNoticesFn = createServerFn()
  .validator(sideSchema)
  .handler(async ({ data: side }) => (await list(side, 0))?.unread ?? 0)

const ADDRESS = { DOCTOR: toNotices, HOSPITAL: toHospitalNotices }

const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

/** Marks the notices up to an instant as read. */
export const markNoticesReadFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ side: sideSchema, until: instant }))
  .handler(
    postedCommand({
      run: async (read) => {
        await callWork(Notices.method.markNoticesRead, read)
        return { outcome: 'READ' }
      },
      next: (_answer, { side }) => ADDRESS[side](),
    }),
  )
