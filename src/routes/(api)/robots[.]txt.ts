import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/robots.txt')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.robots(request) } },
})
