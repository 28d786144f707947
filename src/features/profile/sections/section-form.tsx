import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Section } from '../../../domain/doctor/profile-draft.ts'
import { proofProblems } from '../../../domain/account/identity-proof.ts'
import { bankProofWords } from '../../../domain/doctor/bank-proof.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { WORKS_KEYS } from '../../listing/works-keys.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import type { Fact } from '../profile-facts.ts'
import { saveSectionFn } from '../profile.functions.ts'
import { profileQuery } from '../profile.queries.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.tsx'

type SectionFormProps = {
  section: Section
  title: string
  version: number
  /** The stored values, shown for comparison after a conflict. */
  facts: readonly Fact[]
  /** The values that a form without JavaScript could not save. */
  unsaved: { problems: Problems } | null
  /** The outcome of the re-authentication that kept a form without JavaScript from being saved. */
  proof: string | undefined
  children: (problems: Problems) => ReactNode
}

const INVALID = 'まだ保存していません。赤字の項目をご確認ください'
const CONFLICT =
  'ほかの端末で登録内容が変わっています。まだ保存していません。いまの内容と見比べて、もう一度保存してください。'

/** The answer to a form without JavaScript, from the values that the server kept and their errors. */
function postedAnswer({
  unsaved,
  proof,
}: Pick<SectionFormProps, 'unsaved' | 'proof'>): FormAnswer | undefined {
  if (!unsaved) return proof === 'UNREACHABLE' ? { outcome: proof } : undefined
  const problems = { ...unsaved.problems, ...proofProblems(proof) }
  if (proof !== undefined && bankProofWords(proof)) return { outcome: proof, problems }
  return { outcome: Object.keys(problems).length > 0 ? 'INVALID' : 'CONFLICT', problems }
}

/** The form of one section. Without JavaScript the browser posts it; by script the typed values stay. */
export function SectionForm({ section, title, version, facts, unsaved, proof, children }: SectionFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const { form, release, dialog } = useUnsavedGuard()
  const saving = usePosted(saveSectionFn, {
    form,
    posted: postedAnswer({ unsaved, proof }),
    onAnswer: (answer) => {
      queryClient.setQueryData(profileQuery().queryKey, answer.profile)
      if (answer.outcome === 'SAVED') {
        release()
        // The sort order おすすめ順 depends on the wishes.
        if (section === 'wishes')
          for (const queryKey of Object.values(WORKS_KEYS)) void queryClient.invalidateQueries({ queryKey })
        toast({ status: 'success', title: `${title}を保存しました` })
        return router.navigate({ ...toProfilePage(section), replace: true })
      }
      // The last authentication is too old by now: reloading the account makes the form ask for the password.
      if (answer.asksProof) void queryClient.invalidateQueries(ownAccountQuery())
      return undefined
    },
  })
  const isConflict = saving.answer?.outcome === 'CONFLICT' && !saving.failure

  return (
    <form {...saving.attributes}>
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="version" value={version} />
      <Stack gap={6}>
        {isConflict ? (
          <Notice tone="danger" role="alert">
            {CONFLICT}
            <DescriptionList items={facts} />
          </Notice>
        ) : (
          <FormReport of={saving} words={bankProofWords} title={INVALID} />
        )}
        {children(saving.problems)}
        <Inline gap={3}>
          <Button type="submit" variant="filled" pending={saving.pending}>
            保存する
          </Button>
          <Link {...toProfilePage(section)} className={buttonClass()}>
            キャンセル
          </Link>
        </Inline>
      </Stack>
      {hydrated && dialog}
    </form>
  )
}
