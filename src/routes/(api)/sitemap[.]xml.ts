import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/sitemap.xml')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.sitemap(request) } },
})
