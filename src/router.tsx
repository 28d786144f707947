import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorPage, NotFoundPage } from './features/shell/late-shell.tsx'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { scrollPlaces } from './platform/scroll-restoration.ts'
import { contentSecurityNonce } from './platform/nonce.ts'
import { packPageQueries } from './platform/page-queries.ts'
import { createQueryClient } from './platform/query-client.ts'
import { parseSearch, stringifySearch } from './domain/search/search-serialization.ts'
import { reducedMotion } from './ui/theme/breakpoints.ts'
import { routeTree } from './route-tree.gen.ts'

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
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
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
  if (typeof window !== 'undefined') places.watch(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
