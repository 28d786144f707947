import { SERVICE_WORKER } from '../../../platform/addresses.ts'
import { nativeAppVersion } from '../../../domain/visit/native-app.ts'

/** Registers the service worker, except in the native app, which has its own word about the connection. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || nativeAppVersion(navigator.userAgent) !== null) return
  // Refused in a private window of some browsers: the pages work as they do without.
  if (!(await navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined))) return
  const { active } = await navigator.serviceWorker.ready
  // A worker claims the open pages as it starts, but not one whose document was on its way at that moment.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'claim' })
}
