import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/calendar/feed/$name')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.calendarFeed(request) } },
})
