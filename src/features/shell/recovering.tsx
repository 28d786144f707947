import { type ReactNode, useEffect, useState } from 'react'
import { recover, type Recovery } from '../../platform/missing-script.ts'
import { LoadingPage } from './loading-page.tsx'
import { waiting } from './shell.css.ts'

/** In place of a page whose script could not be loaded: the way to the new one, or `children` where there is none. */
export function Recovering({ error, children }: { error: Error; children: ReactNode }) {
  const [recovery, setRecovery] = useState<Recovery>()
  useEffect(() => {
    recover(error).then(setRecovery, () => setRecovery('FAILED'))
  }, [error])
  if (recovery === 'OFFLINE' || recovery === 'FAILED') return children
  return (
    <>
      <LoadingPage />
      {recovery === 'UPDATED' && (
        <p role="status" className={waiting}>
          アプリが更新されました。新しい画面を読み込んでいます。
        </p>
      )}
    </>
  )
}
