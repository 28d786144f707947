import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/work/hours.csv')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.workHoursCsv(request) } },
})
