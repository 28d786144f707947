import { factorWords } from '../../domain/account/factor-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FactorCodeField } from '../account/factor-code-field.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkFactorProof } from '../session/account-checks.ts'
import type { FactorSide } from './factor-search.ts'
import { endFactorFn, renewRecoveryCodesFn } from './factor.functions.ts'

const KINDS = {
  END: {
    command: endFactorFn,
    note: '次のログインから、パスワードだけでログインできます。スマートフォンを替えるときも、いったんやめてから設定し直してください。',
    button: '二段階認証をやめる',
  },
  RENEW: {
    command: renewRecoveryCodesFn,
    note: '新しいコードを10個作ります。前のコードは、使っていないものも使えなくなります。',
    button: 'リカバリーコードを作り直す',
  },
} as const

type ProofFormProps = {
  side: FactorSide
  kind: keyof typeof KINDS
  kept: KeptAnswer | null
  onOutcome: (outcome: string) => Promise<void>
}

/** A change of the factor, which asks for password and code. */
export function ProofForm({ side, kind, kept, onOutcome }: ProofFormProps) {
  const { command, note, button } = KINDS[kind]
  const posted = usePosted(command, {
    kept,
    check: checkFactorProof,
    onAnswer: ({ outcome }) =>
      ['TURNED_OFF', 'RENEWED', 'NOT_ON'].includes(outcome) ? onOutcome(outcome) : undefined,
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <input type="hidden" name="side" value={side} />
        <Text>{note}</Text>
        <FormReport of={posted} words={factorWords} toasted />
        <Field label="いまのパスワード" error={posted.problems['password']}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <FactorCodeField error={posted.problems['code']} />
        <Text tone="sub" size="md">
          確認コードの代わりに、リカバリーコードも使えます。
        </Text>
        <div>
          <Button type="submit" variant={kind === 'END' ? 'danger' : undefined} pending={posted.pending}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
