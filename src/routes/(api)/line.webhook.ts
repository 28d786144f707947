import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/line/webhook')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.lineWebhook(request) } },
})
