import type { PushDevice } from './delivery.store.ts'

export type WebPush = {
  /** VAPID key pair (RFC 8292), base64url. */
  publicKey: string
  privateKey: string
  /** `mailto:` or https URL, for the push services. */
  subject: string
  /** An origin that counts as a push service too, for tests. */
  testOrigin?: string
}

/** Push services of the browsers. The endpoint comes from the client: without the list it could name any server. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** Whether a URL belongs to a push service. */
export function isPushEndpoint(endpoint: string, { testOrigin }: WebPush): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, username, port } = new URL(endpoint)
  if (testOrigin !== undefined && origin === testOrigin) return true
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  return isKnown && protocol === 'https:' && username === '' && port === ''
}

export type SendPush = (device: PushDevice, payload: string, topic: string) => Promise<'SENT' | 'GONE'>

/** How long a push service keeps a push for a device that is off, in seconds. */
const KEPT_SECONDS = 86_400
const PATIENCE_MS = 20_000

/**
 * Encrypts a push for one device (RFC 8291) and gives it to the device's push service. `topic` replaces a push of the
 * same topic that waits there. GONE: the device has withdrawn its permission. Throws when the service fails.
 */
export const createPushSender =
  ({ publicKey, privateKey, subject }: WebPush): SendPush =>
  async ({ endpoint, p256dh, auth }, payload, topic) => {
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_SECONDS, topic, urgency: 'high' },
    )
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'GONE'
    if (!response.ok) throw new Error(`a push service answered ${response.status}`)
    return 'SENT'
  }
