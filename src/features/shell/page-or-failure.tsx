import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ErrorPage } from './late-shell.tsx'
import { LoadingPage } from './loading-page.tsx'

/** Error components load their page anew by the router; beyond that there is no boundary to be reset. */
const nothing = () => undefined

/**
 * The page, or the error component of the route whose loader failed. The router itself renders such a component on the
 * server but throws the error while it hydrates; React then discards the served HTML and renders it anew, and a press
 * that begins before that and ends after it meets nothing. Rendered here on both sides, the served HTML is hydrated.
 */
export function PageOrFailure({ children }: { children: ReactNode }) {
  const { routesById } = useRouter()
  const failed = useMatches({ select: (matches) => matches.find(({ status }) => status === 'error') })
  if (!failed) return children
  const Failure = routesById[failed.routeId].options.errorComponent || ErrorPage
  return (
    <Suspense fallback={<LoadingPage />}>
      <Failure error={failed.error} reset={nothing} />
    </Suspense>
  )
}
