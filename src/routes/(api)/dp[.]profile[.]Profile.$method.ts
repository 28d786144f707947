import { createFileRoute } from '@tanstack/react-router'
import { bundledBackend } from '../../backend/server.ts'

export const Route = createFileRoute('/(api)/dp.profile.Profile/$method')({
  server: { handlers: { ANY: ({ request }) => bundledBackend().handlers.connect(request) } },
})
