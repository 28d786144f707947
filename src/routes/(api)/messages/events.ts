import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/messages/events')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.messageEvents(request) } },
})
