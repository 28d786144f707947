import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/alerts.json')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.alerts(request) } },
})
