import { createHash } from 'node:crypto'
import type { Job } from '../jobs/job.ts'
import { createDeliveryJob, type DeliveryJobOptions } from './delivery-job.ts'
import { deletePushDevices, findPushDevices } from './delivery.store.ts'
import type { SendPush } from './web-push.ts'

/** Pushes notices to an account's devices. The topic makes a device that gets one twice show it once. */
export const createPushJob = ({ send, ...options }: DeliveryJobOptions & { send: SendPush }): Job =>
  createDeliveryJob('PUSH', options, async ({ accountId, retryKey }, { title, body, link }) => {
    const { database, clock } = options
    const devices = await findPushDevices(database, accountId, clock())
    const topic = createHash('sha256').update(retryKey).digest('base64url').slice(0, 32)
    const payload = JSON.stringify({ title, body, link, tag: topic })
    // Every device gets its push even when the service of another fails.
    const answers = await Promise.allSettled(devices.map((device) => send(device, payload, topic)))
    const isGone = (at: number) => answers[at]?.status === 'fulfilled' && answers[at].value === 'GONE'
    await deletePushDevices(
      database,
      devices.filter((_, at) => isGone(at)).map(({ id }) => id),
    )
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) throw failed.reason
    return answers.some((answer) => answer.status === 'fulfilled' && answer.value === 'SENT')
      ? 'SENT'
      : 'UNREACHABLE'
  })
