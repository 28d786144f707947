import type { EventQueue } from './event-queue.ts'

let isTold = false

/**
 * `graphql_request` for each request to the listings endpoint that the server made for this document; it names them in
 * `Server-Timing`, and the browser knows the session id.
 */
export function tellRequestsOfDocument({ push }: EventQueue): void {
  if (isTold) return
  isTold = true
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) return
  // Safari before 16.4 has no server timing.
  const told = 'serverTiming' in navigation ? navigation.serverTiming : []
  for (const { name, description } of told) {
    if (name !== 'listings') continue
    for (const operation of description.split(' ')) push('graphql_request', 'operation_name', operation)
  }
}
