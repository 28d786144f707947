import { CalendarFeeds } from '../../../contract/gen/calendar_feed_pb.ts'
import { isFeedToken } from '../../../domain/work/calendar-feed.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { doctorOf } from '../core/work-party.ts'
import { changeFeed, hashOfToken, issueFeed, revokeFeed } from './feed.service.ts'
import { findFeed } from './feed.store.ts'

/** The methods of `dp.work.CalendarFeeds`. */
export const createCalendarFeedMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(CalendarFeeds.method.getFeed, async (_, call) => {
    const { doctorId } = signedIn(call)
    const feed = doctorId === null ? null : await findFeed(database, doctorId)
    return feed ?? { showsHospital: true }
  }),

  rpcMethod(CalendarFeeds.method.issueFeed, async ({ idempotencyKey, token, showsHospital }, call) => {
    if (!isFeedToken(token)) throw invalidArgument('カレンダー購読URLの形式が正しくありません。')
    // The token itself goes no further: neither the feed nor the stored answer holds it.
    const request = { key: toIdempotencyKey(idempotencyKey), tokenHash: hashOfToken(token), showsHospital }
    return { outcome: await issueFeed(database, { ...doctorOf(call), request, now: clock() }) }
  }),

  rpcMethod(CalendarFeeds.method.changeFeed, async ({ idempotencyKey, showsHospital }, call) => {
    const request = { key: toIdempotencyKey(idempotencyKey), showsHospital }
    return { outcome: await changeFeed(database, { ...doctorOf(call), request, now: clock() }) }
  }),

  rpcMethod(CalendarFeeds.method.revokeFeed, async ({ idempotencyKey }, call) => {
    const request = { key: toIdempotencyKey(idempotencyKey) }
    return { outcome: await revokeFeed(database, { ...doctorOf(call), request, now: clock() }) }
  }),
]
