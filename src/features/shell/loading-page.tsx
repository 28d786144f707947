import { UNREACHED } from '../../domain/text/outage.ts'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { SpinnerPage } from '../../ui/spinner/spinner-page.tsx'
import { waiting } from './shell.css.ts'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)

/** Below the site's header, which the document keeps. Offline a request waits for the connection and then goes on. */
export function LoadingPage() {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <main>
      <SpinnerPage />
      {!online && (
        <p role="alert" className={waiting}>
          {UNREACHED}つながると自動で表示します。
        </p>
      )}
    </main>
  )
}
