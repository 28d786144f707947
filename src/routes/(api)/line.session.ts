import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/line/session')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.lineSession(request) } },
})
