import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factorWords } from '../../domain/account/factor-words.ts'
import { dayText, momentText } from '../../domain/text/shift-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { contactLinked } from '../forms/contact-linked.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { memberQuery } from '../hospital/member.queries.ts'
import { useMemberships } from '../hospital/use-memberships.ts'
import { BeginForm } from './begin-form.tsx'
import type { FactorKept } from './factor-load.ts'
import { FACTOR_TITLE } from './factor-search.ts'
import type { FactorView } from './factor.functions.ts'
import { factorQuery } from './factor.queries.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupForm } from './setup-form.tsx'

/** Few enough recovery codes to think of new ones. */
const FEW = 3

type FactorPageProps = { outcome: string | undefined; kept: FactorKept }

/** A member's own second factor: setting it up, its recovery codes, turning it off. */
export function FactorPage({ outcome: posted, kept }: FactorPageProps) {
  const { data } = useSuspenseQuery(factorQuery())
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(posted)
  const onOutcome = async (answered: string) => {
    setOutcome(answered)
    await Promise.all([
      queryClient.invalidateQueries(factorQuery()),
      queryClient.invalidateQueries(memberQuery()),
    ])
  }
  const told = factorWords(outcome)
  return (
    <DeskPage>
      <Stack gap={6}>
        <Heading level={1}>{FACTOR_TITLE}</Heading>
        {told && (
          <div className={screenOnly}>
            <OutcomeNotice told={told} />
          </div>
        )}
        {data?.recoveryCodes && <RecoveryCodes codes={data.recoveryCodes} onOutcome={onOutcome} />}
        {data?.onSince && <FactorOn factor={data} since={data.onSince} kept={kept} onOutcome={onOutcome} />}
        {data && !data.onSince && <FactorOff factor={data} kept={kept} onOutcome={onOutcome} />}
      </Stack>
    </DeskPage>
  )
}

type PartProps = { factor: FactorView; kept: FactorKept; onOutcome: (outcome: string) => Promise<void> }

function FactorOff({ factor: { isAvailable, setup }, kept, onOutcome }: PartProps) {
  const [chosen] = useMemberships()
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Stack gap={4}>
        <Heading level={2} id="second-factor">
          二段階認証
        </Heading>
        {chosen?.factorDue && (
          <Notice tone="warn" role="note">
            {chosen.factorWish === 'OVERDUE'
              ? '管理者の方には、二段階認証の設定をお願いしています。設定すると、病院のほかのページもお使いになれます。'
              : `管理者の方には、二段階認証の設定をお願いしています。${momentText(chosen.factorDue)}までに設定してください。`}
          </Notice>
        )}
        {setup ? (
          <SetupForm setup={setup} kept={kept.confirm} onOutcome={onOutcome} />
        ) : (
          <>
            <Text>
              ログインのときに、パスワードのあとでスマートフォンの認証アプリの確認コードを入力します。パスワードが人に知られても、ほかの人はログインできません。
            </Text>
            {isAvailable ? (
              <BeginForm kept={kept.begin} onOutcome={onOutcome} />
            ) : (
              <Text tone="sub">
                {contactLinked('ただいま、二段階認証を設定できません。運営にお問い合わせください。')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function FactorOn({ factor: { recoveryCodesLeft }, since, kept, onOutcome }: PartProps & { since: string }) {
  return (
    <Card as="section" aria-labelledby="second-factor" className={screenOnly}>
      <Stack gap={4}>
        <Heading level={2} id="second-factor">
          二段階認証
        </Heading>
        <Text>{`${dayText(since)}から使っています。ログインのときに、認証アプリの確認コードを入力します。`}</Text>
        <Text>{`使えるリカバリーコード: あと${recoveryCodesLeft}個`}</Text>
        {recoveryCodesLeft <= FEW && (
          <Notice tone="warn" role="note">
            リカバリーコードが残り少なくなりました。作り直して、新しいコードを保管してください。
          </Notice>
        )}
        <Disclosure summary="リカバリーコードを作り直す" open={kept.renew !== null}>
          <ProofForm kind="RENEW" kept={kept.renew} onOutcome={onOutcome} />
        </Disclosure>
        <Disclosure summary="二段階認証をやめる" open={kept.end !== null}>
          <ProofForm kind="END" kept={kept.end} onOutcome={onOutcome} />
        </Disclosure>
        <Text tone="sub" size="md">
          スマートフォンとリカバリーコードの両方をなくしたときは、病院のほかの管理者が「担当者」のページから解除できます。
        </Text>
      </Stack>
    </Card>
  )
}
