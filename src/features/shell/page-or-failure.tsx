import { type RegisteredRouter, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { isMissingScript } from '../../platform/missing-script.ts'
import { LateErrorPage } from './late-shell.tsx'
import { LoadingPage } from './loading-page.tsx'
import { Recovering } from './recovering.tsx'

/** Error components load their page anew by the router; beyond that there is no boundary to be reset. */
const nothing = () => undefined

/**
 * The page, or the error component of the route whose loader failed. The router itself renders such a component on the
 * server but throws the error while it hydrates; React then discards the served HTML and renders it anew, and a press
 * that begins before that and ends after it meets nothing. Rendered here on both sides, the served HTML is hydrated.
 */
export function PageOrFailure({ children }: { children: ReactNode }) {
  const failed = useMatches({ select: (matches) => matches.find(({ status }) => status === 'error') })
  if (!failed) return children
  const failure = <FailurePage error={failed.error} routeId={failed.routeId} />
  return isMissingScript(failed.error) ? <Recovering error={failed.error}>{failure}</Recovering> : failure
}

function FailurePage({ error, routeId }: { error: unknown; routeId: keyof RegisteredRouter['routesById'] }) {
  const { routesById } = useRouter()
  const Failure = routesById[routeId].options.errorComponent || LateErrorPage
  return (
    <Suspense fallback={<LoadingPage />}>
      <Failure error={error} reset={nothing} />
    </Suspense>
  )
}
