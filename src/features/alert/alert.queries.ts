import { queryOptions } from '@tanstack/react-query'
import { hrefOf } from '../../platform/address.ts'
import { toAlerts } from '../../platform/addresses.ts'
import { clearClosedAlerts } from './closed-alerts.ts'
import { readAlerts, type ServiceAlert } from './service-alert.ts'

async function fetchAlerts(signal: AbortSignal): Promise<ServiceAlert[]> {
  try {
    const response = await fetch(hrefOf(toAlerts()), {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-store' },
      signal,
    })
    if (!response.ok) return []
    const alerts = readAlerts(await response.json())
    if (alerts.length === 0) clearClosedAlerts()
    return alerts
  } catch {
    return []
  }
}

/** Fetched on mount and polled every minute; a failure counts as no alerts. */
export const alertsQuery = () =>
  queryOptions({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => fetchAlerts(signal),
    refetchInterval: 60_000,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
