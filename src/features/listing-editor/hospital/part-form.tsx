import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { grouped } from '../../../domain/grouped.ts'
import { LISTING_PART, PATIENT_BASIS, type ListingPart } from '../../../domain/listing/draft/field-look.ts'
import { LOOKS } from '../../../domain/listing/draft/looks.ts'
import { saveWords } from '../../../domain/listing/listing-outcome.ts'
import { clockText } from '../../../domain/text/shift-text.ts'
import { toEditListing } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { FieldsCard } from './fields-card.tsx'
import type { EditedDraft } from './draft-view.ts'
import { partAfter, saveDraftFn } from './edit-listing.functions.ts'
import { draftQuery, OWN_LISTINGS_KEY } from './hospital-listing.queries.ts'
import * as styles from './listing-editor.css.ts'
import { PayNote } from './pay-note.tsx'
import { PaydayNote } from './payday-note.tsx'
import { SuitableNote } from './suitable-note.tsx'
import { useAutosave } from './use-autosave.ts'

type PartFormProps = {
  draft: EditedDraft
  part: ListingPart
  /** Shows what is missing too; otherwise only what is typed wrongly. */
  showsMissing: boolean
  outcome: string | undefined
}

/** One part of the editor. Saved as typed: what is missing keeps the listing from being published only. */
export function PartForm({ draft, part, showsMissing, outcome }: PartFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const versionField = useRef<HTMLInputElement>(null)
  // What the form was last saved as, which a new draft's page does not read again.
  const [version, setVersion] = useState(draft.version)
  const [savedAt, setSavedAt] = useState(draft.savedAt)
  const saving = usePosted(saveDraftFn, {
    posted: outcome,
    onAnswer: ({ outcome: answered, draft: saved }, sent) => {
      if (answered !== 'SAVED' || !saved) return undefined
      // At once, since the next save may be waiting for this one; rendering says the same.
      if (versionField.current) versionField.current.value = String(saved.version)
      setVersion(saved.version)
      setSavedAt(saved.savedAt)
      queryClient.setQueryData(draftQuery(draft.ref).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
      const go = sent.get('go')
      return typeof go === 'string' && go !== 'stay' && go !== ''
        ? router.navigate(toEditListing(draft.ref, { part: partAfter(part, go) }))
        : undefined
    },
  })
  const submit = useAutosave(saving.form, saving.send, !saveWords(saving.answer?.outcome))
  const going = saving.sent?.get('go')
  const fields = Object.entries(LOOKS[draft.kind]).filter(([, look]) => look.part === part)
  const groups = grouped(fields, ([, look]) => look.group)
  const problemOf = (field: string) =>
    showsMissing || (draft.answers[field] ?? []).some(Boolean)
      ? draft.findings.find((one) => one.field === field && one.basis !== PATIENT_BASIS)?.message
      : undefined

  return (
    <form
      {...saving.attributes}
      aria-label={LISTING_PART[part]}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const by = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
        submit(event.currentTarget, by)
      }}
    >
      <input type="hidden" name="ref" value={draft.ref} />
      <input type="hidden" name="kind" value={draft.kind} />
      <input type="hidden" name="part" value={part} />
      <input ref={versionField} type="hidden" name="version" defaultValue={version} />
      <Stack gap={4}>
        <FormReport of={saving} words={saveWords} />
        {draft.isLocked && part === 'time' && <LockedNotice />}
        {[...groups].map(([group, looks]) => (
          <FieldsCard key={group} group={group} looks={looks} draft={draft} problemOf={problemOf}>
            {looks.some(([field]) => field === 'fee') && (
              <PayNote
                kind={draft.kind}
                prefecture={draft.prefecture}
                answers={draft.answers}
                form={saving.form}
              />
            )}
            {looks.some(([field]) => field === 'paymentMethod') && (
              <PaydayNote answers={draft.answers} form={saving.form} />
            )}
            {looks.some(([field]) => field === 'minYears') && (
              <SuitableNote answers={draft.answers} form={saving.form} />
            )}
          </FieldsCard>
        ))}
        <div className={styles.actions}>
          <Button type="submit" name="go" value="next" variant="filled" pending={going === 'next'}>
            {part === 'terms' ? '保存して見え方を確かめる' : '保存して次へ'}
          </Button>
          {part !== 'time' && (
            <Button type="submit" name="go" value="back" pending={going === 'back'}>
              保存して戻る
            </Button>
          )}
          <Text tone="sub" size="md" role="status">
            {savedAt ? `${clockText(savedAt)} に保存しました` : '入力すると、下書きに保存します'}
          </Text>
        </div>
      </Stack>
    </form>
  )
}

const LockedNotice = () => (
  <Notice title="給与と時間は変えられません">
    応募した先生は、いまの給与と時間を見て応募しています。変えたいときは、応募の画面から先生ごとに条件を提示するか、この求人の募集を終えて新しい求人を作成してください。
  </Notice>
)
