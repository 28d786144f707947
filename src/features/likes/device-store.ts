import {
  readDeviceLikes,
  withDeviceLike,
  withoutDeviceLike,
  type DeviceKind,
  type DeviceLike,
} from '../../domain/listing/device-likes.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { hearKept, onKeptChange } from './kept-changes.ts'

/** One entry in local storage, read and written by every tab. */
export const DEVICE_KEY = 'dp:likes'

/** What was read last, so that the same text is the same list. */
let known: { text: string | null; likes: readonly DeviceLike[] } = { text: null, likes: [] }

function parse(text: string | null): readonly DeviceLike[] {
  try {
    return readDeviceLikes(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

export function deviceLikes(): readonly DeviceLike[] {
  const text = readStored('local', DEVICE_KEY)
  if (text !== known.text) known = { text, likes: parse(text) }
  return known.likes
}

export const isOnDevice = (kind: DeviceKind, id: string): boolean =>
  deviceLikes().some((like) => like.kind === kind && like.id === id)

/** False: this device keeps nothing. */
function write(likes: readonly DeviceLike[]): boolean {
  const isKept = writeStored('local', DEVICE_KEY, likes.length > 0 ? JSON.stringify(likes) : null)
  hearKept()
  return isKept
}

/** Reads before it writes, so that tabs agree. */
export const setOnDevice = (like: DeviceLike, on: boolean): boolean =>
  write(on ? withDeviceLike(deviceLikes(), like) : withoutDeviceLike(deviceLikes(), like))

/** Lets go of what has been taken over; what was kept meanwhile stays. */
export const forgetOnDevice = (taken: readonly DeviceLike[]): boolean =>
  write(taken.reduce(withoutDeviceLike, deviceLikes()))

/** Hears of changes from this tab and, by the storage event, from the others. */
export function onDeviceChange(hear: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // Null: everything was cleared.
    if (event.key === null || event.key === DEVICE_KEY) hear()
  }
  const end = onKeptChange(hear)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    end()
    window.removeEventListener('storage', fromOtherTab)
  }
}
