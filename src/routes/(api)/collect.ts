import { createFileRoute } from '@tanstack/react-router'
import { collect } from '../../services/telemetry/collect.server.ts'

export const Route = createFileRoute('/(api)/collect')({
  server: { handlers: { ANY: ({ request }) => collect(request) } },
})
