import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { LateErrorPage, LateNotFoundPage } from './features/shell/late-shell.tsx'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { scrollPlaces } from './platform/scroll-restoration.ts'
import { isServedPage, loadAsServed, noteLeft } from './platform/as-served.ts'
import { isNotReached } from './platform/faults/not-reached.ts'
import { isPublicError } from './platform/faults/public-error.ts'
import { sendReport } from './platform/faults/report-error.ts'
import { isMissingScript, recover } from './platform/missing-script.ts'
import { contentSecurityNonce } from './platform/nonce.ts'
import { packPageQueries } from './platform/page-queries.ts'
import { createQueryClient } from './platform/query-client.ts'
import { parseSearch, stringifySearch } from './domain/search/search-serialization.ts'
import { reducedMotion } from './ui/theme/breakpoints.ts'
import { routeTree } from './route-tree.gen.ts'

/** Neither a refusal nor the connection's: it would come again. */
const isOwnFault = (error: Error) =>
  !isPublicError(error) && !isNotReached(error) && !(error instanceof DOMException)

/** After an error of a page while it is rendered. */
function afterError(error: unknown): void {
  if (isMissingScript(error)) void recover(error)
  else if (error instanceof Error && isServedPage() && isOwnFault(error)) {
    sendReport(error, 'hydration')
    loadAsServed()
  }
}

export function getRouter() {
  const queryClient = createQueryClient()
  const places = scrollPlaces()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: places.mayScroll,
    // React Query's cache decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: LateErrorPage,
    defaultOnCatch: afterError,
    // Its page is the router’s own, in English and without a way on; `client.tsx` serves the page again instead.
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: LateNotFoundPage,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 300,
    // Another page fades in; another search of the same page, and who wants no motion, gets it at once.
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged && !matchMedia(reducedMotion).matches ? ['page'] : false),
    },
    ssr: { nonce: contentSecurityNonce() },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  packPageQueries(router)
  if (typeof window !== 'undefined') {
    places.watch(router)
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) noteLeft()
    })
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
