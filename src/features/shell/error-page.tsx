import { onlineManager } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isPublicError, UNEXPECTED_ERROR } from '../../platform/faults/public-error.ts'
import { sendReport } from '../../platform/faults/report-error.ts'
import { toHome } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** What browsers say when a request did not get through: Chromium, Firefox, WebKit. */
const NOT_REACHED = /failed to fetch|networkerror|load failed|importing a module/i

const isOffline = (error: unknown) =>
  !onlineManager.isOnline() || (error instanceof TypeError && NOT_REACHED.test(error.message))

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const offline = isOffline(error)
  useEffect(() => {
    // What a boundary caught never reaches the window; a public error has been written down by the server.
    if (!offline && !isPublicError(error)) sendReport(error, 'page')
  }, [error, offline])
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={offline ? '通信できませんでした' : '表示できませんでした'}
        retry={
          <>
            <Button onClick={retry}>もう一度読み込む</Button>
            <Link {...toHome()} className={buttonClass({ variant: 'quiet' })}>
              ホームへ
            </Link>
          </>
        }
      >
        {offline
          ? '電波の良い場所でもう一度お試しください。'
          : isPublicError(error)
            ? error.message
            : UNEXPECTED_ERROR}
      </ErrorState>
    </Page>
  )
}
