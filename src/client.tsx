import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isAsServed, loadAsServed } from './platform/as-served.ts'
import { sendReport } from './platform/faults/report-error.ts'
import { watchScripts } from './platform/missing-script.ts'

/** The page has been served whole: what fails before React has taken it over leaves it as it is. */
async function start(): Promise<void> {
  watchScripts()
  const router = await hydrateStart()
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
