import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createStartHandler } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { crossSerialize } from 'seroval'
import { lateParts } from '../../../src/platform/late.tsx'
import { beginScope, runInRequestScope } from '../../../src/platform/server/request-scope.server.ts'
import { getRouter } from '../../../src/router.tsx'

const newScope = () => beginScope({ requestId: 'bench', nonce: 'bench', client: '' })

/** What the page's loaders fetch, by letting them run once as they do for a request. */
async function loadedState(url: string): Promise<DehydratedState> {
  let state: DehydratedState = { queries: [], mutations: [] }
  const capture = createStartHandler(({ router }) => {
    state = dehydrate(router.options.context.queryClient)
    return new Response()
  })
  await runInRequestScope(newScope(), () => capture(new Request(url, { headers: { accept: 'text/html' } })))
  return state
}

/** The page's own tree with its data already there: what is left is React's renderToString and nothing else. */
export async function prepareRender(url: string): Promise<() => string> {
  const { pathname, search } = new URL(url)
  const router = runInRequestScope(newScope(), getRouter)
  hydrate(router.options.context.queryClient, await loadedState(url))
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [pathname + search] }) })
  await router.load()
  await lateParts()
  return () => runInRequestScope(newScope(), () => renderToString(<RouterProvider router={router} />))
}

/** The same data as Start writes it into the page for the browser. */
export async function prepareDehydration(url: string): Promise<() => string> {
  const client = new QueryClient()
  hydrate(client, await loadedState(url))
  return () => crossSerialize(dehydrate(client), { refs: new Map() })
}
