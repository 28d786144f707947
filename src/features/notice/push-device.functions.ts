import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { PushDevices } from '../../contract/gen/push_device_pb.ts'
import { callWork } from '../../services/work/work.server.ts'

const text = v.pipe(v.string(), v.maxLength(1_000))

/**
 * The key by which this installation's pushes are known, null when it sends none; and whether it pushes to the browser
 * with this subscription in the caller's name.
 */
export const getPushKeyFn = createServerFn()
  .validator(text)
  .handler(async ({ data: endpoint }) => {
    const { publicKey, isOn } = await callWork(PushDevices.method.getPushKey, { endpoint })
    return { publicKey: publicKey === '' ? null : publicKey, isOn }
  })

export const addPushDeviceFn = createServerFn({ method: 'POST' })
  .validator(v.object({ endpoint: text, p256dh: text, auth: text }))
  .handler(async ({ data }) => {
    await callWork(PushDevices.method.addPushDevice, data)
  })

export const removePushDeviceFn = createServerFn({ method: 'POST' })
  .validator(v.object({ endpoint: text }))
  .handler(async ({ data }) => {
    await callWork(PushDevices.method.removePushDevice, data)
  })
