import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { attachBearer } from './features/session/attach-bearer.ts'
import { appOrigin } from './platform/app-origin.ts'
import { isPublicError, PublicError } from './platform/faults/public-error.ts'
import { hideServerErrors } from './platform/faults/server-function-errors.ts'

// A start.ts replaces Start's default CSRF middleware, so the app brings its own.
const refuseCrossSite = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
  origin: (origin) => origin === appOrigin(),
})

// Start serialises an error's message only. With the status, the browser can tell a refusal from a lost
// connection.
const publicErrors = createSerializationAdapter({
  key: 'PublicError',
  test: isPublicError,
  toSerializable: ({ message, status }) => ({ message, status }),
  fromSerializable: ({ message, status }) => new PublicError(message, { status }),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [refuseCrossSite],
  serializationAdapters: [publicErrors],
  functionMiddleware: [attachBearer, hideServerErrors],
}))
