import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/livez')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.livez(request) } },
})
