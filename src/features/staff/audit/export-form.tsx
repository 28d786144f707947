import { proofProblems, proofWords } from '../../../domain/account/identity-proof.ts'
import { OwnProofField } from '../../account/proof-field.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { reasonProblem, VIEW_REASON } from '../../../domain/message/thread-view-reason.ts'
import { AUDIT_EXPORT_FORM } from '../../../domain/staff/audit-export.ts'
import { AUDIT_KIND, isAuditKind } from '../../../domain/staff/staff-action.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toStaffAuditFile } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { problemsAmong } from '../../forms/form-answer.ts'
import { FreeText } from '../../forms/free-text.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import type { StaffAuditSearch } from './audit-search.ts'

const REASON = '書き出す理由'

/** The entries of the filter as a file; the reason is recorded, as it is for every other view of a person's data. */
export function ExportForm({ search }: { search: StaffAuditSearch }) {
  const kept = keptFor(usePageForms(), { name: AUDIT_EXPORT_FORM })
  const { kind, from, to, outcome } = search
  const problem = outcome === 'REASON_NEEDED' && reasonProblem('', REASON)
  const wrong = outcome === 'WRONG_PASSWORD' ? proofProblems('WRONG_CREDENTIALS')['password'] : undefined
  return (
    <Disclosure summary="CSVに書き出す" open={outcome !== undefined}>
      <form method="post" action={hrefOf(toStaffAuditFile())} autoComplete="off">
        <Stack gap={3}>
          {outcome === 'NOT_PROVED' && <OutcomeNotice told={proofWords(outcome)} />}
          <Text>
            いまの条件({kind && isAuditKind(kind) ? AUDIT_KIND[kind] : 'すべての種類'}、
            {periodWords(from, to)}
            )の記録を書き出します。医師のお名前が含まれるため、理由と日時が記録に残ります。
          </Text>
          <input type="hidden" name="kind" value={kind ?? ''} />
          <input type="hidden" name="from" value={from ?? ''} />
          <input type="hidden" name="to" value={to ?? ''} />
          <FreeText
            line
            label={REASON}
            need="required"
            problems={problemsAmong({ reason: problem || undefined })}
            name="reason"
            defaultValue={kept?.typed['reason']}
            minLength={VIEW_REASON.least}
            maxLength={VIEW_REASON.most}
          />
          <OwnProofField error={wrong} />
          <div>
            <Button type="submit">理由を記録して書き出す</Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

const periodWords = (from?: string, to?: string) =>
  from || to ? `${from ?? ''}〜${to ?? ''}` : 'すべての期間'
