import { toSignUp, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import { EntryTabs } from './entry-tabs.tsx'
import { LineLogIn } from './line-log-in.tsx'
import { LogInForm, type LogInFormProps } from './log-in-form.tsx'
import * as styles from './login-page.css.ts'

export function LoginPage({ returnTo, outcome, kept }: LogInFormProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <EntryTabs current="login" returnTo={returnTo} />
        <h1 className={styles.heading}>ログイン</h1>
        <Card>
          <Stack gap={5}>
            <LogInForm returnTo={returnTo} outcome={outcome} kept={kept} />
            <LineLogIn returnTo={returnTo} isRetry={outcome === 'LINE_RETRY'} />
          </Stack>
        </Card>
        <Text tone="sub">
          はじめての先生は
          <Link {...toSignUp({ returnTo })} className={textLinkClass}>
            無料で会員登録
          </Link>
          できます。求人は
          <Link {...toSpotSearch()} className={textLinkClass}>
            登録なしでご覧いただけます
          </Link>
          。
        </Text>
      </Stack>
    </Page>
  )
}
