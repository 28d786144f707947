import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/error-reports')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.errorReports(request) } },
})
