import { hrefOf, type Address } from '../../../platform/address.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { LogInForm } from './log-in-form.tsx'
import * as styles from './office-login-page.css.ts'

type OfficeLoginPageProps = {
  title: string
  note: string
  start: Address
  returnTo?: string | undefined
  outcome?: string | undefined
}

/** The log-in of an office: the ordinary one, which leads to the office's own pages. */
export function OfficeLoginPage({ title, note, start, returnTo, outcome }: OfficeLoginPageProps) {
  return (
    <Page className={styles.login}>
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <Card>
          <LogInForm returnTo={returnTo ?? hrefOf(start)} outcome={outcome} />
        </Card>
        <Text tone="sub">{note}</Text>
      </Stack>
    </Page>
  )
}
