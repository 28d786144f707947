import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { startTransition } from 'react'
import { isAsServed, loadAsServed } from './platform/as-served.ts'
import { sendReport } from './platform/faults/report-error.ts'
import { watchScripts } from './platform/missing-script.ts'
import { nextTask } from './platform/next-task.ts'

/**
 * The page has been served whole: what fails before React has taken it over leaves it as it is. Each step is a task of its own;
 * React DOM, whose evaluation is one of them, is in the same chunk.
 */
async function start(): Promise<void> {
  watchScripts()
  await nextTask()
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const router = await hydrateStart()
  await nextTask()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      // React has removed the page by then.
      onUncaughtError(error) {
        sendReport(error, 'hydration')
        loadAsServed()
      },
    })
  })
}

if (!isAsServed()) start().catch((error: unknown) => sendReport(error, 'hydration'))
