import * as v from 'valibot'
import { callNative } from '../../platform/native-bridge.ts'

/** Opens the native app's share sheet. False where there is none, or it did not open. */
export const shareByNative = async (shared: { title: string; url: string }): Promise<boolean> =>
  (await callNative('share', v.literal(true), shared)) === true
