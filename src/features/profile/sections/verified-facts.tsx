import { useQueryClient } from '@tanstack/react-query'
import { CHANGE_KIND, type ChangeKind } from '../../../domain/doctor/profile-change.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { PictureSender } from '../../registration/documents/picture-sender.tsx'
import { ChangeForm } from './change-form.tsx'
import { askedRefusal, askedWords } from '../change-outcome.ts'
import { wantedText } from '../../../domain/doctor/change-text.ts'
import { withdrawChangeFn } from '../change.functions.ts'
import { verifiedFact } from '../profile-facts.ts'
import { pageOfChange } from '../profile-pages.ts'
import type { SectionProps } from './profile-section.tsx'
import type { ChangeView } from '../profile-view.ts'
import { profileQuery } from '../profile.queries.ts'
import { preLine, tone } from '../../../ui/theme/text.css.ts'
import * as styles from '../profile.css.ts'

/** Verified and therefore locked values, each with a link to request its change. */
export function VerifiedFacts({ kinds, ...props }: SectionProps & { kinds: readonly ChangeKind[] }) {
  return (
    <div>
      {kinds.map((kind) => (
        <VerifiedFact key={kind} kind={kind} {...props} />
      ))}
    </div>
  )
}

function VerifiedFact({ kind, profile, sections, search, formKey }: SectionProps & { kind: ChangeKind }) {
  const { term, description } = verifiedFact(kind, sections)
  const change = profile.changes[kind]
  const open = change?.state === 'OPEN' ? change : undefined
  const message = search.change === kind ? askedWords(search.asked) : undefined
  const isAsked = profile.mayEdit && !open && search.change === kind && message?.tone !== 'good'
  return (
    <div className={styles.verified}>
      <div className={styles.verifiedRow}>
        <div className={styles.verifiedFact}>
          <span className={tone.sub}>{term}</span> <span>{description}</span>
        </div>
        {open ? (
          <Badge tone="brand">申請中</Badge>
        ) : (
          profile.mayEdit &&
          !isAsked && (
            <Link
              {...toProfilePage(pageOfChange(kind), { change: kind })}
              className={buttonClass({ size: 'sm' })}
            >
              <VisuallyHidden>{CHANGE_KIND[kind]}の</VisuallyHidden>変更を申請
            </Link>
          )
        )}
      </div>
      {!(isAsked && search.asked === 'INVALID') && <OutcomeNotice told={message} />}
      {change && <LastChange change={change} mayEdit={profile.mayEdit} />}
      {isAsked && (
        <ChangeForm
          kind={kind}
          today={profile.today}
          formKey={formKey}
          unsaved={profile.unsavedChange?.kind === kind ? profile.unsavedChange : null}
        />
      )}
    </div>
  )
}

function LastChange({ change, mayEdit }: { change: ChangeView; mayEdit: boolean }) {
  if (change.state === 'RETURNED')
    return (
      <Notice tone="warn" title={`変更の申請が差し戻されました(${change.decided})`}>
        <span className={preLine}>{change.answer}</span>
      </Notice>
    )
  if (change.state !== 'OPEN') return null
  return (
    <Stack gap={3}>
      <Text size="md">
        {change.requested} 申請: {wantedText(change.kind, change.wanted)}
      </Text>
      <Text size="md" tone="sub" className={preLine}>
        理由: {change.reason}
      </Text>
      {mayEdit && <OpenChange change={change} />}
    </Stack>
  )
}

function OpenChange({ change }: { change: ChangeView }) {
  const queryClient = useQueryClient()
  const withdrawal = usePosted(withdrawChangeFn, {
    onAnswer: ({ profile }) => void queryClient.setQueryData(profileQuery().queryKey, profile),
  })

  return (
    <>
      <FormReport of={withdrawal} words={askedRefusal} />
      <Text size="md">変更を示す書類の写真(任意)</Text>
      <PictureSender
        label={`${CHANGE_KIND[change.kind]}の変更を示す書類`}
        target={change.id}
        sentId={change.proofId || undefined}
        onSent={() => queryClient.invalidateQueries(profileQuery())}
      />
      <form {...withdrawal.attributes}>
        <input type="hidden" name="changeId" value={change.id} />
        <input type="hidden" name="change" value={change.kind} />
        <Inline gap={3}>
          <Button type="submit" size="sm" pending={withdrawal.pending}>
            申請を取り下げる
          </Button>
        </Inline>
      </form>
    </>
  )
}
