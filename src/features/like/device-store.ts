import {
  readDeviceLikes,
  withDeviceLike,
  withoutDeviceLike,
  type DeviceKind,
  type DeviceLike,
} from '../../domain/listing/device-likes.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { hearKept, onKeptChange } from './kept-changes.ts'

/** The local storage key of a visitor's likes; every tab reads and writes it. */
const DEVICE_KEY = 'dp:likes'

/**
 * The last value read: an unchanged text gives the same array (a stable snapshot for `useSyncExternalStore`).
 */
let snapshot: { text: string | null; likes: readonly DeviceLike[] } = { text: null, likes: [] }

function parse(text: string | null): readonly DeviceLike[] {
  try {
    return readDeviceLikes(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

export function deviceLikes(): readonly DeviceLike[] {
  const text = readStored('local', DEVICE_KEY)
  if (text !== snapshot.text) snapshot = { text, likes: parse(text) }
  return snapshot.likes
}

export const isOnDevice = (kind: DeviceKind, id: string): boolean =>
  deviceLikes().some((like) => like.kind === kind && like.id === id)

/** Returns false if local storage is full or blocked. */
function write(likes: readonly DeviceLike[]): boolean {
  const isKept = writeStored('local', DEVICE_KEY, likes.length > 0 ? JSON.stringify(likes) : null)
  hearKept()
  return isKept
}

/** Reads before it writes, so that a change in another tab is kept. */
export const setOnDevice = (like: DeviceLike, on: boolean): boolean =>
  write(on ? withDeviceLike(deviceLikes(), like) : withoutDeviceLike(deviceLikes(), like))

/** Removes the likes that the account has taken over; likes added meanwhile stay. */
export const forgetOnDevice = (taken: readonly DeviceLike[]): boolean =>
  write(taken.reduce(withoutDeviceLike, deviceLikes()))

/** Listens for changes in this tab and, by the storage event, in other tabs. */
export function onDeviceChange(hear: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // Null: local storage was cleared.
    if (event.key === null || event.key === DEVICE_KEY) hear()
  }
  const end = onKeptChange(hear)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    end()
    window.removeEventListener('storage', fromOtherTab)
  }
}
