import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/calendar/$name')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.workCalendar(request) } },
})
