import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/account/data')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.accountData(request) } },
})
