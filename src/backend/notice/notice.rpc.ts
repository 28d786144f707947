import { Notices } from '../../contract/gen/notice_pb.ts'
import type { Asked } from '../../contract/plain.ts'
import { isUuid } from '../../domain/uuid.ts'
import type { Database } from '../database/client.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { pageOf } from '../database/keyset-cursor.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { signedInDoctor, toCursor, toPageSize } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../rpc/rpc-method.ts'
import { stopMails } from './stop-mails.service.ts'
import { countUnread, findNotices, markNoticesRead, type Audience } from './notice.store.ts'

const MOST = 50
const COUNTED = 100

type Side = Asked<'dp.notice.ListNoticesRequest'>['side']

type Options = { database: Database; memberOf: MemberGate; clock: () => Date }

/** The methods of `dp.notice.Notices`. */
export function createNoticeMethods({ database, memberOf, clock }: Options): RpcMethod[] {
  async function audienceOf(side: Side, call: RpcCall): Promise<Audience> {
    if (!side) throw invalidArgument('お知らせの種類が正しくありません。')
    if (side === 'HOSPITAL') return { hospitalId: (await memberOf(call, 'READ_APPLICATIONS')).hospitalId }
    return { doctorId: signedInDoctor(call).doctorId }
  }

  return [
    rpcMethod(Notices.method.listNotices, async ({ side, limit, after }, call) => {
      const audience = await audienceOf(side, call)
      const size = toPageSize(limit, { default: 0, most: MOST })
      const cursor = toCursor(after)
      const [rows, unread] = await Promise.all([
        size === 0 ? [] : findNotices(database, audience, { limit: size + 1, after: cursor }),
        countUnread(database, audience, COUNTED),
      ])
      const page = pageOf(rows, size, ({ createdAt }) => createdAt)
      return {
        notices: page.items.map((notice) => ({ ...notice, isRead: notice.readAt !== null })),
        newest: page.items[0]?.createdAt.toISOString() ?? '',
        nextCursor: page.nextCursor ?? '',
        unread,
      }
    }),

    rpcMethod(Notices.method.markNoticesRead, async ({ side, until }, call) => {
      const audience = await audienceOf(side, call)
      if (!until || Number.isNaN(until.getTime())) throw invalidArgument('日時が正しくありません。')
      await markNoticesRead(database, audience, { until, now: clock() })
      return {}
    }),

    rpcMethod(Notices.method.stopMails, async ({ token }) => ({
      isStopped: isUuid(token) && (await stopMails(database, token)),
    })),
  ]
}
