import { createFileRoute } from '@tanstack/react-router'
import { alerts } from '../../services/alert/alert.server.ts'

export const Route = createFileRoute('/(api)/alerts.json')({
  server: { handlers: { ANY: ({ request }) => alerts(request) } },
})
