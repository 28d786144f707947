import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/collect')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.collect(request) } },
})
