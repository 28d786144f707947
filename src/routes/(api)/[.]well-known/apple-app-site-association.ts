import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/.well-known/apple-app-site-association')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.appleAppSite(request) } },
})
