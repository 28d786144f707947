import { useQueryClient } from '@tanstack/react-query'
import { PROOF_MINUTES, provedWords } from '../../../domain/account/identity-proof.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { checkFactorBegin } from '../../session/account-checks.ts'
import { proveForFileFn } from './hospital-payment.functions.ts'

const words = provedWords(() => undefined)

type ProveFormProps = { list: string; posted: string | undefined }

/** Stands in place of the link to a file until the session has proved lately who is at the device. */
export function ProveForm({ list, posted: outcome }: ProveFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(proveForFileFn, {
    posted: outcome,
    check: checkFactorBegin,
    onAnswer: () => queryClient.invalidateQueries(ownAccountQuery()),
  })
  return (
    <form {...posted.attributes} aria-label="書き出す前のご本人の確認">
      <Stack gap={3}>
        <Text>
          一覧には先生のお名前と支払額が載るため、書き出す前にご本人を確認します({PROOF_MINUTES}
          分間有効です)。
        </Text>
        <FormReport of={posted} words={words} />
        <input type="hidden" name="list" value={list} />
        <OwnProofField error={posted.problems['password']} />
        <div>
          <Button type="submit" pending={posted.pending}>
            確認する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
