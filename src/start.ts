import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { attachBearer } from './features/session/attach-bearer.ts'
import { appOrigin } from './platform/app-origin.ts'
import { hideServerErrors } from './platform/server-function-errors.ts'

// With a start.ts of our own, Start no longer adds its cross-site guard by itself.
const refuseCrossSite = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
  origin: (origin) => origin === appOrigin(),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [refuseCrossSite],
  functionMiddleware: [attachBearer, hideServerErrors],
}))
