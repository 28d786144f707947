import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/staff/audit.csv')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.staffAuditFile(request) } },
})
