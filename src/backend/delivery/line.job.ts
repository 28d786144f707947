import { trackedLink } from '../../domain/visit/tracking.ts'
import type { Job } from '../jobs/job.ts'
import { createDeliveryJob, type DeliveryJobOptions } from './delivery-job.ts'
import { findLineUser } from './delivery.store.ts'
import type { SendLine } from './line-messaging.ts'

type LineJobOptions = DeliveryJobOptions & {
  /** The app's public origin. */
  origin: string
  /** The issuer of LINE Login, by which the identities are stored. */
  provider: string
  send: SendLine
}

/** Sends notices as LINE messages. */
export const createLineJob = ({ origin, provider, send, ...options }: LineJobOptions): Job =>
  createDeliveryJob('LINE', options, async ({ accountId, retryKey }, { title, body, link }) => {
    const to = await findLineUser(options.database, { accountId, provider })
    if (to === null) return 'UNREACHABLE'
    const url = `${origin}${trackedLink(link, { tCrd: 'l', tSrc: 's' })}`
    await send({ to, text: `${title}\n${body}\n\n${url}`, retryKey })
    return 'SENT'
  })
