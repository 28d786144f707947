import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { publicHead } from '../features/shell/public-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { loadHome } = await import('../features/home/home.queries.ts')
    await loadHome(context.queryClient)
  },
  head: ({ match }) => publicHead({ match }),
  component: HomePage,
})
