import { createIsomorphicFn } from '@tanstack/react-start'
import { environment } from './environment.server.ts'

/** The origin doctors see, whatever proxy stands in front. */
export const appOrigin = createIsomorphicFn()
  .server(() => environment().APP_ORIGIN)
  .client(() => window.location.origin)
