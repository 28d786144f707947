import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AddPushDeviceRequestSchema,
  GetPushKeyRequestSchema,
  PushDevices,
  RemovePushDeviceRequestSchema,
} from '../../contract/gen/push_device_pb.ts'
import { callWork } from '../../services/work/work.server.ts'

const text = v.pipe(v.string(), v.maxLength(1_000))

/** The key by which this installation's pushes are known; null when it sends none. */
export const getPushKey = createServerFn().handler(async () => {
  const { publicKey } = await callWork(PushDevices.method.getPushKey, create(GetPushKeyRequestSchema))
  return publicKey === '' ? null : publicKey
})

export const addPushDevice = createServerFn({ method: 'POST' })
  .validator(v.object({ endpoint: text, p256dh: text, auth: text }))
  .handler(async ({ data }) => {
    await callWork(PushDevices.method.addPushDevice, create(AddPushDeviceRequestSchema, data))
  })

export const removePushDevice = createServerFn({ method: 'POST' })
  .validator(v.object({ endpoint: text }))
  .handler(async ({ data }) => {
    await callWork(PushDevices.method.removePushDevice, create(RemovePushDeviceRequestSchema, data))
  })
