import { hrefOf } from '../../platform/address.ts'
import { toStaff } from '../../platform/addresses.ts'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { LogInForm } from '../account/log-in-form.tsx'
import * as styles from './staff.css.ts'

export function StaffLoginPage({ outcome }: { outcome: string | undefined }) {
  return (
    <Page className={styles.login}>
      <Stack gap={6}>
        <Heading level={1}>運営スタッフのログイン</Heading>
        <Card>
          <LogInForm returnTo={hrefOf(toStaff())} outcome={outcome} />
        </Card>
        <Text tone="sub">医師の登録を確認する担当者のためのページです。操作はすべて記録されます。</Text>
      </Stack>
    </Page>
  )
}
