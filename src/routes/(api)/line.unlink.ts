import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/line/unlink')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.lineUnlink(request) } },
})
