import { logInWords } from '../../domain/account/log-in-outcome.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { LineLogIn } from './log-in/line-log-in.tsx'
import type { LineAppSearch } from '../session/line-search.ts'
import * as styles from './log-in/login-page.css.ts'

/**
 * The page that the native app opens in the system browser. It shows the button again, because the doctor
 * decides to go to LINE.
 */
export function LineAppPage({ challenge = '', returnTo, outcome }: LineAppSearch) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>アプリにLINEでログイン</h1>
        <Card>
          <Stack gap={5}>
            <OutcomeNotice told={logInWords(outcome)} />
            {/^[\w-]{43}$/.test(challenge) ? (
              <>
                <Text>LINEで認証すると、アプリに戻ってログインが完了します。</Text>
                <LineLogIn returnTo={returnTo} isRetry={outcome === 'LINE_RETRY'} challenge={challenge} />
              </>
            ) : (
              <Text>アプリに戻り、ログイン画面の「LINEでログイン」からもう一度お進みください。</Text>
            )}
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
}
