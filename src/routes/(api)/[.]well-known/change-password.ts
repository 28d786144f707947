import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/.well-known/change-password')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.changePassword(request) } },
})
