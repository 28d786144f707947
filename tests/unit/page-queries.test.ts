import { createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pack } from '#app/platform/packed.ts'
import { packPageQueries } from '#app/platform/page-queries.ts'

/** Everything that follows in the same task has been done by then. */
async function restOfTask(): Promise<void> {
  for (let nth = 0; nth < 20; nth += 1) await Promise.resolve()
}

test('the answers of a page are read in a task of their own, and what follows has another', async () => {
  const steps: string[] = []
  const router = createRouter({ routeTree: createRootRoute() })
  router.options.hydrate = () => {
    steps.push('read')
    void restOfTask().then(() => steps.push('second task over'))
  }
  packPageQueries(router)

  void restOfTask().then(() => steps.push('first task over'))
  await router.options.hydrate({ queries: pack([]), at: 0 })
  steps.push('goes on')

  expect(steps).toEqual(['first task over', 'read', 'second task over', 'goes on'])
})
