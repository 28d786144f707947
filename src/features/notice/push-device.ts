import * as v from 'valibot'
import { homeScreenWayOf, type HomeScreenWay } from '../../domain/visit/home-screen.ts'
import { SERVICE_WORKER } from '../../platform/addresses.ts'
import { addPushDeviceFn, getPushKeyFn, removePushDeviceFn } from './push-device.functions.ts'

/** Why this device shows no pushes, or that it does. */
export type PushState = 'UNSUPPORTED' | HomeScreenWay | 'DENIED' | 'OFF' | 'ON'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const homeScreenWay = () =>
  homeScreenWayOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  })

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The installation's key, null when it sends no pushes, and the state of this browser for the signed-in account. */
export async function readPush(): Promise<{ publicKey: string | null; state: PushState }> {
  const subscription = isSupported() ? await findSubscription() : null
  // The subscription outlives the session that was pushed to: only the server knows.
  const { publicKey, isOn } = await getPushKeyFn({ data: subscription?.endpoint ?? '' })
  if (!isSupported()) return { publicKey, state: homeScreenWay() ?? 'UNSUPPORTED' }
  if (Notification.permission === 'denied') return { publicKey, state: 'DENIED' }
  return { publicKey, state: isOn ? 'ON' : 'OFF' }
}

const keysSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

/** Asks for permission, subscribes this browser and tells the server. Throws when the browser or the server fails. */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'DENIED' : 'OFF'
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER)
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = v.parse(keysSchema, subscription.toJSON())
  try {
    await addPushDeviceFn({ data: { endpoint, ...keys } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'ON'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription) {
    await removePushDeviceFn({ data: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'OFF'
}
