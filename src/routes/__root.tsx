import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { operatorInShortQuery } from '../features/about/operator/operator.queries.ts'
import { sessionQuery } from '../features/session/session.queries.ts'
import { documentHead } from '../features/shell/document-head.ts'
import { DocumentShell } from '../features/shell/document-shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(sessionQuery()),
      context.queryClient.ensureQueryData(operatorInShortQuery()),
    ])
  },
  head: () => documentHead,
  shellComponent: DocumentShell,
})
