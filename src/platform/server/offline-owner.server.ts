import { createHash } from 'node:crypto'

/**
 * Names the account of a page to the service worker, which keeps copies of own pages for it and empties them when a
 * page of another account, or of nobody, is opened. A hash, because copies keep it on the device.
 */
export function setOfflineOwner(headers: Headers, accountId: string | undefined): void {
  if (accountId === undefined || !headers.get('content-type')?.startsWith('text/html')) return
  headers.set('Offline-Owner', createHash('sha256').update(accountId).digest('base64url').slice(0, 16))
}
