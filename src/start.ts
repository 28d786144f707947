import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { attachBearer } from './features/session/attach-bearer.ts'
import { appOrigin } from './platform/app-origin.ts'
import { isPublicError, PublicError } from './platform/faults/public-error.ts'
import { hideServerErrors } from './platform/faults/server-function-errors.ts'

// With a start.ts of our own, Start no longer adds its cross-site guard by itself.
const refuseCrossSite = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
  origin: (origin) => origin === appOrigin(),
})

// Start carries nothing of an error but its message: the browser could not tell a refusal from a line that broke.
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
