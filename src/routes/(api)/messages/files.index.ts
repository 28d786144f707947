import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/messages/files/')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.messageFiles(request) } },
})
