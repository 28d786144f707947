import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/mail/unsubscribe/$token')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.unsubscribe(request) } },
})
