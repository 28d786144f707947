import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/listings/graphql')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.listingsGraphql(request) } },
})
