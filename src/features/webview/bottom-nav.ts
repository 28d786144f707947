import * as v from 'valibot'
import { callNative } from '../../platform/native-bridge.ts'
import { ROOM_BELOW } from '../../ui/theme/room-below.ts'

/** The app has done it; a number says how many CSS pixels of the page the bar covers, where it lies above the page. */
const answer = v.union([v.literal(true), v.pipe(v.number(), v.minValue(0), v.maxValue(200))])

const HANDLER = { true: 'showBottomNavigation', false: 'hideBottomNavigation' } as const

let told: boolean | undefined
let calls: Promise<unknown> = Promise.resolve()

async function tell(shown: boolean): Promise<void> {
  const done = await callNative(HANDLER[`${shown}`], answer)
  // What failed is reported, and tried again on the next page.
  if (done === undefined) told = undefined
  const covered = shown && typeof done === 'number' ? done : 0
  document.documentElement.style.setProperty(ROOM_BELOW, `${covered}px`)
}

/** Has the native app show or hide its bar, one call after the other, when that changes. */
export function wantBottomNav(shown: boolean): void {
  if (told === shown) return
  told = shown
  calls = calls.then(() => tell(shown))
}
