import { factorWords } from '../../domain/account/factor-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkFactorBegin } from '../session/account-checks.ts'
import type { FactorSide } from './factor-search.ts'
import { beginFactorFn } from './factor.functions.ts'

type BeginFormProps = {
  side: FactorSide
  kept: KeptAnswer | null
  onOutcome: (outcome: string) => Promise<void>
}

/** Asks for the password before a secret is shown. */
export function BeginForm({ side, kept, onOutcome }: BeginFormProps) {
  const posted = usePosted(beginFactorFn, {
    kept,
    check: checkFactorBegin,
    onAnswer: ({ outcome }) => (['BEGUN', 'ALREADY_ON'].includes(outcome) ? onOutcome(outcome) : undefined),
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <input type="hidden" name="side" value={side} />
        <FormReport of={posted} words={factorWords} toasted />
        <Field
          label="いまのパスワード"
          help="ご本人の確認のため、入力してください。"
          error={posted.problems['password']}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            設定をはじめる
          </Button>
        </div>
      </Stack>
    </form>
  )
}
