import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactorWish } from '../../contract/gen/hospital_pb.ts'
import type { WordOf } from '../../contract/wire-word.ts'
import { factorWords } from '../../domain/account/factor-words.ts'
import { dayText, momentText } from '../../domain/text/shift-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { contactLinked } from '../forms/contact-linked.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { BeginForm } from './begin-form.tsx'
import type { FactorKept } from './factor-load.ts'
import { FACTOR_TITLE, type FactorSide } from './factor-search.ts'
import type { FactorView } from './factor.functions.ts'
import { factorQuery } from './factor.queries.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupForm } from './setup-form.tsx'

/** Few enough recovery codes to think of new ones. */
const FEW = 3

/** What is said to the people of a side. */
const WORDS = {
  HOSPITAL: {
    asked: '管理者の方には、二段階認証の設定をお願いしています。',
    overdue: '設定すると、病院のほかのページもお使いになれます。',
    lost: '病院のほかの管理者が「担当者」のページから解除できます。',
  },
  STAFF: {
    asked: '運営スタッフには、二段階認証の設定をお願いしています。',
    overdue: '設定すると、運営のほかのページもお使いになれます。',
    lost: 'ほかの運営スタッフが「二段階認証の解除」のページから解除できます。',
  },
  DOCTOR: {
    asked: '二段階認証をお使いいただけます。',
    overdue: '',
    lost: '運営にお問い合わせください。ご本人を確かめたうえで解除します。',
  },
} as const satisfies Record<FactorSide, object>

/** Whether the person, without a second factor, is asked to set one up, and by when. */
export type AskedFactor = { factorWish: WordOf<typeof FactorWish>; factorDue: string | null }

type FactorSettingsProps = {
  side: FactorSide
  asked: AskedFactor | undefined
  outcome: string | undefined
  kept: FactorKept
  /** Reads again who is in front of the page. */
  onChanged: () => Promise<void>
}

/** The own second factor: setting it up, its recovery codes, turning it off. */
export function FactorSettings({ side, asked, outcome: posted, kept, onChanged }: FactorSettingsProps) {
  const { data } = useSuspenseQuery(factorQuery())
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(posted)
  const onOutcome = async (answered: string) => {
    setOutcome(answered)
    await Promise.all([queryClient.invalidateQueries(factorQuery()), onChanged()])
  }
  const told = factorWords(outcome)
  const part = { side, kept, onOutcome }
  return (
    <Stack gap={6}>
      {side !== 'DOCTOR' && <Heading level={1}>{FACTOR_TITLE[side]}</Heading>}
      {told && (
        <div className={screenOnly}>
          <OutcomeNotice told={told} />
        </div>
      )}
      {data?.recoveryCodes && <RecoveryCodes side={side} codes={data.recoveryCodes} onOutcome={onOutcome} />}
      {data?.onSince && <FactorOn factor={data} since={data.onSince} {...part} />}
      {data && !data.onSince && <FactorOff factor={data} asked={asked} {...part} />}
    </Stack>
  )
}

type PartProps = {
  side: FactorSide
  factor: FactorView
  kept: FactorKept
  onOutcome: (outcome: string) => Promise<void>
}
type OffProps = PartProps & { asked: AskedFactor | undefined }

function FactorOff({ side, factor: { isAvailable, setup }, asked, kept, onOutcome }: OffProps) {
  const words = WORDS[side]
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Stack gap={4}>
        <Heading level={2} id="second-factor">
          二段階認証
        </Heading>
        {asked?.factorDue && (
          <Notice tone="warn" role="note">
            {asked.factorWish === 'OVERDUE'
              ? `${words.asked}${words.overdue}`
              : `${words.asked}${momentText(asked.factorDue)}までに設定してください。`}
          </Notice>
        )}
        {setup ? (
          <SetupForm side={side} setup={setup} kept={kept.confirm} onOutcome={onOutcome} />
        ) : (
          <>
            <Text>
              ログインのときに、パスワードのあとでスマートフォンの認証アプリの確認コードを入力します。パスワードが人に知られても、ほかの人はログインできません。
            </Text>
            {isAvailable ? (
              <BeginForm side={side} kept={kept.begin} onOutcome={onOutcome} />
            ) : (
              <Text tone="sub">
                {contactLinked(
                  side === 'DOCTOR'
                    ? 'メールアドレスの確認が済むと設定できます。済んでいるときは、お問い合わせください。'
                    : 'ただいま、二段階認証を設定できません。運営にお問い合わせください。',
                )}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function FactorOn({
  side,
  factor: { recoveryCodesLeft },
  since,
  kept,
  onOutcome,
}: PartProps & { since: string }) {
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
          <ProofForm side={side} kind="RENEW" kept={kept.renew} onOutcome={onOutcome} />
        </Disclosure>
        <Disclosure summary="二段階認証をやめる" open={kept.end !== null}>
          <ProofForm side={side} kind="END" kept={kept.end} onOutcome={onOutcome} />
        </Disclosure>
        <Text tone="sub" size="md">
          {`スマートフォンとリカバリーコードの両方をなくしたときは、${WORDS[side].lost}`}
        </Text>
      </Stack>
    </Card>
  )
}
