import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({
  // Fetched with the page: what the home page asks for has no place in the first load of the others.
  loader: async ({ context }) => {
    const { loadHome } = await import('../features/home/home.queries.ts')
    await loadHome(context.queryClient)
  },
  component: HomePage,
})
