import { late } from '../../platform/late.tsx'
import { UNEXPECTED_ERROR } from '../../platform/faults/public-error.ts'

export const LateSiteHeader = late(
  () => import('./header/site-header.tsx'),
  (header) => header.SiteHeader,
)

export const LateSiteFooter = late(
  () => import('./header/site-footer.tsx'),
  (footer) => footer.SiteFooter,
)

export const LateNotFoundPage = late(
  () => import('./not-found-page.tsx'),
  (page) => page.NotFoundPage,
)

/** An error is often that nothing can be fetched. */
const plain = () => ({
  ErrorPage: () => (
    <main>
      <h1>{UNEXPECTED_ERROR}</h1>
    </main>
  ),
})

/** Loaded ahead by the shell. */
export const LateErrorPage = late(
  () => import('./error-page.tsx').catch(plain),
  (page) => page.ErrorPage,
)
