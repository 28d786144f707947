import { OFFLINE } from '../../domain/text/outage.ts'
import { onlineManager } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isPublicError, UNEXPECTED_ERROR } from '../../platform/faults/public-error.ts'
import { isNotReached } from '../../platform/faults/not-reached.ts'
import { sendReport } from '../../platform/faults/report-error.ts'
import { toHome } from '../../platform/addresses.ts'
import { isMissingScript, needsDocuments, recover } from '../../platform/missing-script.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Recovering } from './recovering.tsx'

/** A script that is missing although the server answers is none of the connection's faults. */
const isOffline = (error: unknown) =>
  !onlineManager.isOnline() || isNotReached(error) || (isMissingScript(error) && !needsDocuments())

/** An error that a boundary caught may be that of a script; that of a loader has been looked after by the shell. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) =>
  isMissingScript(error) ? (
    <Recovering error={error}>
      <Problem error={error} reset={reset} />
    </Recovering>
  ) : (
    <Problem error={error} reset={reset} />
  )

function Problem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const offline = isOffline(error)
  useEffect(() => {
    // What a boundary caught never reaches the window; a public error has been written down by the server.
    if (!offline && !isPublicError(error)) sendReport(error, 'page')
  }, [error, offline])
  function retry() {
    // Browsers keep an import that failed: only a new document asks for the file again.
    if (isMissingScript(error)) return void recover(error, { isAsked: true })
    reset()
    void router.invalidate()
  }
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={offline ? OFFLINE : '表示できませんでした'}
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
