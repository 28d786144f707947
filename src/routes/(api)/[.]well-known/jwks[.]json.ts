import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/.well-known/jwks.json')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.jwks(request) } },
})
