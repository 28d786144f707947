import * as v from 'valibot'
import {
  DELIVERY_AGE_MS,
  type DeliveryChannel,
  type DeliveryOutcome,
} from '../../domain/notice/delivery-words.ts'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { DELIVERY_JOB } from './delivery-order.service.ts'
import { endDelivery, findDelivery, type DeliveryRow } from './delivery.store.ts'

/** What a device shows. */
export type ShortMessage = {
  title: string
  body: string
  /** Path within the app. */
  link: string
}

/** Writes the message of a delivery when it is sent; null when the doctor wants it no more. */
export type ShortMessageWriter = (
  payload: Record<string, string>,
  channel: DeliveryChannel,
) => Promise<ShortMessage | null>

export type DeliveryJobOptions = {
  database: Database
  clock: () => Date
  writers: Readonly<Record<string, ShortMessageWriter>>
}

/**
 * Delivers over one channel at least once, and not again once the delivery has ended. `send` throws when the channel
 * fails: the job is tried again, and finally parked where our staff see it.
 */
export function createDeliveryJob(
  channel: DeliveryChannel,
  { database, clock, writers }: DeliveryJobOptions,
  send: (row: DeliveryRow, message: ShortMessage) => Promise<'SENT' | 'UNREACHABLE'>,
): Job {
  async function deliver(row: DeliveryRow): Promise<DeliveryOutcome> {
    if (clock().getTime() - row.createdAt.getTime() > DELIVERY_AGE_MS) return 'TOO_OLD'
    const write = writers[row.kind]
    if (!write) throw new Error(`nobody writes messages of the kind ${row.kind}`)
    const message = await write(row.payload, channel)
    return message ? send(row, message) : 'NOT_WANTED'
  }

  return defineJob({
    name: DELIVERY_JOB[channel],
    data: v.object({ deliveryId: v.number() }),
    handle: async (items) => {
      for (const { deliveryId } of items) {
        const row = await findDelivery(database, deliveryId)
        if (!row || row.endedAt) continue
        await endDelivery(database, row.id, { outcome: await deliver(row), endedAt: clock() })
      }
    },
    together: 1,
    pollSeconds: 1,
    // Longer than a channel may take to answer.
    expireSeconds: 90,
    // Ten attempts are spread over half an hour.
    retry: { times: 9, firstSeconds: 5, longestSeconds: 600 },
  })
}
