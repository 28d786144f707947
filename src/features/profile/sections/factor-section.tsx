import { useQueryClient } from '@tanstack/react-query'
import { PLACE } from '../../../domain/text/place-name.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { OwnAccountView } from '../../account/own-account.functions.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import type { FactorKept } from '../../second-factor/factor-load.ts'
import { FactorSettings } from '../../second-factor/factor-settings.tsx'

type FactorSectionProps = { account: OwnAccountView; outcome: string | undefined; kept: FactorKept }

/** The doctor's own second factor; nobody is asked for it. */
export function FactorSection({ account, outcome, kept }: FactorSectionProps) {
  const queryClient = useQueryClient()
  if (!account.hasPassword)
    return (
      <Notice tone="info">
        二段階認証は、パスワードのあとで確認します。先に「{PLACE.account}」でパスワードを設定してください。
      </Notice>
    )
  return (
    <FactorSettings
      side="DOCTOR"
      asked={undefined}
      outcome={outcome}
      kept={kept}
      onChanged={() => queryClient.invalidateQueries(ownAccountQuery())}
    />
  )
}
