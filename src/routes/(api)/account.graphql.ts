import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/account/graphql')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.accountGraphql(request) } },
})
