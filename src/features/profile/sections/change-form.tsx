import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { CHANGE_KIND, REASON_LIMIT, type ChangeKind } from '../../../domain/doctor/profile-change.ts'
import type { Problems } from '../../../domain/doctor/registration-rule.ts'
import { isPublicError } from '../../../platform/public-error.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { useSubmissionKey } from '../../forms/use-submission-key.ts'
import { BirthFields, NameFields, SexField } from '../../registration/basics-fields.tsx'
import { LicenceFields } from '../../registration/doctor-fields.tsx'
import { FormSummary } from '../../forms/form-summary.tsx'
import { useProblemFocus } from '../../forms/use-problem-focus.ts'
import { askedMessage } from '../change-outcome.ts'
import { requestChange } from '../change.functions.ts'
import type { Profile } from '../profile.functions.ts'
import { pageOfChange } from '../profile-pages.ts'
import { profileQuery } from '../profile.queries.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.tsx'

type ChangeFormProps = {
  kind: ChangeKind
  today: string
  formKey: string
  /** What a form without script could not send. */
  unsaved: Profile['unsavedChange']
}

/** Asks our staff to change something verified. */
export function ChangeForm({ kind, today, formKey, unsaved }: ChangeFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const heading = useId()
  const { form, release, dialog } = useUnsavedGuard()
  const nameSubmission = useSubmissionKey(formKey)
  const [pending, setPending] = useState(false)
  const [problems, setProblems] = useState<Problems>(unsaved?.problems ?? {})
  useProblemFocus(form, problems)
  const [notice, setNotice] = useState<string>()
  const page = pageOfChange(kind)
  const fields = { draft: unsaved?.draft ?? null, problems, today }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    setPending(true)
    setNotice(undefined)
    const data = new FormData(element)
    const submission = nameSubmission(data)
    try {
      const answer = await requestChange({ data })
      submission.answered()
      setProblems(answer.problems)
      if (answer.outcome === 'REQUESTED') {
        release()
        toast({ status: 'success', title: `${CHANGE_KIND[kind]}の変更を申請しました` })
        queryClient.setQueryData(profileQuery().queryKey, answer.profile)
        await router.navigate({ ...toProfilePage(page), replace: true })
        return
      }
      queryClient.setQueryData(profileQuery().queryKey, answer.profile)
      if (answer.outcome !== 'INVALID') setNotice(askedMessage(answer.outcome)?.text)
    } catch (error) {
      setNotice(
        isPublicError(error)
          ? error.message
          : '通信できませんでした。入力した内容はそのままです。もう一度お試しください。',
      )
    }
    setPending(false)
  }

  return (
    <form
      ref={form}
      action={requestChange.url}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
    >
      <input type="hidden" name="change" value={kind} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Stack gap={5}>
        <p id={heading}>
          <strong>{CHANGE_KIND[kind]}の変更を申請</strong>
        </p>
        {notice && (
          <Notice tone="danger" role="alert">
            {notice}
          </Notice>
        )}
        <FormSummary
          form={form}
          problems={problems}
          title="まだ申請していません。赤字の項目をご確認ください"
        />
        {kind === 'NAME' && <NameFields {...fields} />}
        {kind === 'SEX' && <SexField {...fields} />}
        {kind === 'BIRTH_DATE' && <BirthFields {...fields} />}
        {kind === 'LICENCE' && <LicenceFields {...fields} />}
        <Field
          label="変更の理由"
          need="required"
          help="確認に使う書類は、申請のあとに写真を添えられます(任意)。"
          error={problems['reason']}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              rows={3}
              limit={REASON_LIMIT}
              defaultValue={unsaved?.draft.reason}
            />
          )}
        </Field>
        <Inline gap={3}>
          <Button type="submit" variant="filled" pending={pending}>
            申請する
          </Button>
          <Link {...toProfilePage(page)} className={buttonClass()}>
            やめる
          </Link>
        </Inline>
      </Stack>
      {hydrated && dialog}
    </form>
  )
}
