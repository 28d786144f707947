import { sql, type SQL } from 'drizzle-orm'
import type { DeliveryChannel } from '../../domain/notice/delivery-words.ts'
import type { Executor } from '../database/client.ts'
import { delivery, pushDevice } from '../database/schema/delivery.ts'
import { lineIdentity } from '../database/schema/account/line.ts'

/** The names of the jobs that deliver. */
export const DELIVERY_JOB = { LINE: 'line', PUSH: 'push' } as const satisfies Record<DeliveryChannel, string>

/** SQL: the job of a channel. */
export const jobOfChannel = (channel: SQL): SQL =>
  sql`case ${channel} when 'LINE' then ${DELIVERY_JOB.LINE} else ${DELIVERY_JOB.PUSH} end`

/** SQL condition: the account can be reached over the channel now. */
export const isReachable = (channel: SQL, accountId: SQL): SQL => sql`(
  ${channel} = 'LINE' and exists (select from ${lineIdentity} identity
    where identity.account_id = ${accountId} and not identity.is_blocked)
  or ${channel} = 'PUSH' and exists (select from ${pushDevice} device where device.account_id = ${accountId}))`

export type NewDelivery = {
  channel: DeliveryChannel
  /** Idempotency key: one delivery per channel and key. */
  key: string
  accountId: string
  kind: string
  payload: Record<string, string>
  due: Date
}

/**
 * Orders deliveries in the transaction of their cause, rows and jobs by one statement. Accounts without the channel
 * get none; a known key has been ordered already.
 */
export async function orderDeliveries(
  tx: Executor,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return
  await tx.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as one(channel text, key text,
        "accountId" uuid, kind text, payload jsonb, due timestamptz)
    ), written as (
      insert into ${delivery} (channel, key, account_id, kind, payload, created_at)
      select asked.channel, asked.key, asked."accountId", asked.kind, asked.payload, ${now.toISOString()}::timestamptz
      from asked where ${isReachable(sql`asked.channel`, sql`asked."accountId"`)}
      on conflict do nothing
      returning id, channel, key
    )
    select put_job(${jobOfChannel(sql`written.channel`)}, jsonb_build_object('deliveryId', written.id), asked.due)
    from written join asked using (channel, key)`)
}
