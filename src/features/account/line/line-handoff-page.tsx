import { OFFLINE, RETRY_WHERE } from '../../../domain/text/outage.ts'
import { useCallback, useEffect, useState } from 'react'
import { toLogin } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/error-state/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { pickUpLogIn, type PickedUp } from './line-handoff.ts'

type Problem = Exclude<PickedUp, object>

/**
 * The page behind the app link: the webview takes over the log-in that was finished in the system browser.
 */
export function LineHandoffPage({ code: given }: { code: string | undefined }) {
  // In state, because the effect removes the code from the URL.
  const [code] = useState(given ?? '')
  const [problem, setProblem] = useState<Problem | null>(null)

  const finish = useCallback((answer: PickedUp) => {
    // A full page load drops everything that was cached for the visitor.
    if (typeof answer === 'object') window.location.replace(answer.goTo)
    else setProblem(answer)
  }, [])

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void pickUpLogIn(code).then(finish)
  }, [code, finish])

  function tryAgain() {
    setProblem(null)
    void pickUpLogIn(code).then(finish)
  }

  return (
    <Page>
      {problem === null && (
        <Stack gap={4} align="center">
          <Spinner />
          <Text>ログインを完了しています…</Text>
          <noscript>アプリに戻ってご利用ください。</noscript>
        </Stack>
      )}
      {problem === 'REFUSED' && (
        <ErrorState
          title="ログインを完了できませんでした"
          headingLevel={1}
          retry={
            <Link {...toLogin()} className={buttonClass({ variant: 'filled' })}>
              ログイン画面へ
            </Link>
          }
        >
          時間が過ぎたか、別の端末で開かれています。アプリのログイン画面からやり直してください。
        </ErrorState>
      )}
      {problem === 'UNREACHABLE' && (
        <ErrorState title={OFFLINE} headingLevel={1} retry={<Button onClick={tryAgain}>もう一度試す</Button>}>
          {RETRY_WHERE}
        </ErrorState>
      )}
    </Page>
  )
}
