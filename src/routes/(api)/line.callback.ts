import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/line/callback')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.lineCallback(request) } },
})
