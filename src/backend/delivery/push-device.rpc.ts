import { PushDevices } from '../../contract/gen/push_device_pb.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { signedIn } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { findPushDevices, putPushDevice, removePushDevice } from './delivery.store.ts'
import { isPushEndpoint, type WebPush } from './web-push.ts'

/** Devices of an account; the oldest makes room. */
const MOST_DEVICES = 10
const LONGEST_ENDPOINT = 1_000

/** 65 bytes of an uncompressed P-256 point and 16 bytes, base64url. */
const P256DH = /^[\w-]{86,88}=*$/
const AUTH = /^[\w-]{22}=*$/

type Options = { database: Database; clock: () => Date; webPush: WebPush | null }

/** The methods of `dp.notice.PushDevices`. */
export const createPushDeviceMethods = ({ database, clock, webPush }: Options): RpcMethod[] => [
  rpcMethod(PushDevices.method.getPushKey, async ({ endpoint }, { caller }) => {
    const devices =
      caller && endpoint !== '' ? await findPushDevices(database, caller.accountId, clock()) : []
    return {
      publicKey: webPush?.publicKey ?? '',
      isOn: devices.some((device) => device.endpoint === endpoint),
    }
  }),

  rpcMethod(PushDevices.method.addPushDevice, async ({ endpoint, p256dh, auth }, call) => {
    const { accountId, sessionId } = signedIn(call)
    const isKnown = webPush && endpoint.length <= LONGEST_ENDPOINT && isPushEndpoint(endpoint, webPush)
    if (!isKnown || !P256DH.test(p256dh) || !AUTH.test(auth))
      throw invalidArgument('この端末のブラウザには通知を送れません。')
    const device = { accountId, sessionId, endpoint, p256dh, auth, addedAt: clock() }
    await database.transaction((tx) => putPushDevice(tx, { ...device, most: MOST_DEVICES }))
    return {}
  }),

  rpcMethod(PushDevices.method.removePushDevice, async ({ endpoint }, call) => {
    const { accountId } = signedIn(call)
    await removePushDevice(database, { accountId, endpoint })
    return {}
  }),
]
