import { createIsomorphicFn } from '@tanstack/react-start'
import { environment } from './server/environment.server.ts'

/** The app's public origin, behind a reverse proxy too. */
export const appOrigin = createIsomorphicFn()
  .server(() => environment().APP_ORIGIN)
  .client(() => window.location.origin)
