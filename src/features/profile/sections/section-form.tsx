import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { Section } from '../../../domain/doctor/profile-draft.ts'
import { proofProblems, proofText } from '../../../domain/doctor/bank-proof.ts'
import type { Problems } from '../../../domain/doctor/registration-rule.ts'
import { isPublicError } from '../../../platform/public-error.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { FormSummary } from '../../forms/form-summary.tsx'
import { useProblemFocus } from '../../forms/use-problem-focus.ts'
import { SPOT_WORKS_KEY } from '../../listing/spot-works-key.ts'
import { REGULAR_WORKS_KEY } from '../../regular/regular-works-key.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import type { Fact } from '../profile-facts.ts'
import { saveSection } from '../profile.functions.ts'
import { profileQuery } from '../profile.queries.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.tsx'

type SectionFormProps = {
  section: Section
  title: string
  version: number
  /** What is stored now, to hold what was typed against. */
  facts: readonly Fact[]
  /** What a form without script could not save. */
  unsaved: { problems: Problems } | null
  /** Why a form without script could not save it though nothing is wrong. */
  proof: string | undefined
  children: (problems: Problems) => ReactNode
}

/** How long a doctor waits before hearing that the line is bad. */
const PATIENCE_MS = 20_000

const INVALID = 'まだ保存していません。赤字の項目をご確認ください'
const CONFLICT =
  'ほかの端末で登録内容が変わっています。まだ保存していません。いまの内容と見比べて、もう一度保存してください。'
const UNREACHABLE = '通信できませんでした。入力した内容はそのままです。もう一度お試しください。'

function noticeOf({ unsaved, proof }: Pick<SectionFormProps, 'unsaved' | 'proof'>): string | undefined {
  if (!unsaved) return undefined
  const isTold = Object.keys({ ...unsaved.problems, ...proofProblems(proof) }).length > 0
  return proofText(proof) ?? (isTold ? undefined : CONFLICT)
}

/** One section being edited: a form of the browser, and by script one that keeps what was typed whatever the answer. */
export function SectionForm({ section, title, version, facts, unsaved, proof, children }: SectionFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const { form, release, dialog } = useUnsavedGuard()
  const [pending, setPending] = useState(false)
  const [problems, setProblems] = useState(() => ({
    ...unsaved?.problems,
    ...(unsaved && proofProblems(proof)),
  }))
  useProblemFocus(form, problems)
  const [notice, setNotice] = useState(() => noticeOf({ unsaved, proof }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    setPending(true)
    setNotice(undefined)
    try {
      const data = new FormData(element)
      const answer = await saveSection({ data, signal: AbortSignal.timeout(PATIENCE_MS) })
      queryClient.setQueryData(profileQuery().queryKey, answer.profile)
      setProblems(answer.problems)
      if (answer.outcome === 'SAVED') {
        release()
        // おすすめ順 goes by the wishes.
        if (section === 'wishes')
          for (const queryKey of [SPOT_WORKS_KEY, REGULAR_WORKS_KEY])
            void queryClient.invalidateQueries({ queryKey })
        toast({ status: 'success', title: `${title}を保存しました` })
        await router.navigate({ ...toProfilePage(section), replace: true })
        return
      }
      if (answer.proof) {
        // The page may have been open for longer than a proof holds: it asks for the password from now on.
        void queryClient.invalidateQueries(ownAccountQuery())
        setNotice(proofText(answer.proof.outcome, answer.proof.retryAfter))
      } else if (answer.outcome === 'CONFLICT') setNotice(CONFLICT)
    } catch (error) {
      setNotice(isPublicError(error) ? error.message : UNREACHABLE)
    }
    setPending(false)
  }

  return (
    <form
      ref={form}
      action={saveSection.url}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="version" value={version} />
      <Stack gap={6}>
        {notice && (
          <Notice tone="danger" role="alert">
            {notice}
            {notice === CONFLICT && <DescriptionList items={facts} />}
          </Notice>
        )}
        {notice !== CONFLICT && <FormSummary form={form} problems={problems} title={INVALID} />}
        {children(problems)}
        <Inline gap={3}>
          <Button type="submit" variant="filled" pending={pending}>
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
