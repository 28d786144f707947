import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../../backend/server.ts'

export const Route = createFileRoute('/(api)/.well-known/assetlinks.json')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.assetLinks(request) } },
})
