import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/metrics')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.metrics(request) } },
})
