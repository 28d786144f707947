import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { CHANGE_KIND, REASON_LIMIT, type ChangeKind } from '../../../domain/doctor/profile-change.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { BirthFields, NameFields, SexField } from '../../registration/basics-fields.tsx'
import { LicenceFields } from '../../registration/doctor-fields.tsx'
import { askedRefusal } from '../change-outcome.ts'
import { requestChangeFn } from '../change.functions.ts'
import type { Profile } from '../profile.functions.ts'
import { pageOfChange } from '../profile-pages.ts'
import { profileQuery } from '../profile.queries.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.tsx'

type ChangeFormProps = {
  kind: ChangeKind
  today: string
  formKey: string
  /** The request that a form without JavaScript could not send. */
  unsaved: Profile['unsavedChange']
}

/** Requests a change of a verified value from our staff. */
export function ChangeForm({ kind, today, formKey, unsaved }: ChangeFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const heading = useId()
  const { form, release, dialog } = useUnsavedGuard()
  const page = pageOfChange(kind)
  const asking = usePosted(requestChangeFn, {
    form,
    formKey,
    kept: unsaved && { problems: unsaved.problems, typed: {} },
    onAnswer: ({ outcome, profile }) => {
      if (outcome === 'REQUESTED') {
        release()
        toast({ status: 'success', title: `${CHANGE_KIND[kind]}の変更を申請しました` })
      }
      queryClient.setQueryData(profileQuery().queryKey, profile)
      return outcome === 'REQUESTED' ? router.navigate({ ...toProfilePage(page), replace: true }) : undefined
    },
  })
  const { problems } = asking
  const fields = { draft: unsaved?.draft ?? null, problems, today }

  return (
    <form {...asking.attributes} aria-labelledby={heading}>
      <input type="hidden" name="change" value={kind} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Stack gap={5}>
        <p id={heading}>
          <strong>{CHANGE_KIND[kind]}の変更を申請</strong>
        </p>
        <FormReport
          of={asking}
          words={askedRefusal}
          title="まだ申請していません。赤字の項目をご確認ください"
        />
        {kind === 'NAME' && <NameFields {...fields} />}
        {kind === 'SEX' && <SexField {...fields} />}
        {kind === 'BIRTH_DATE' && <BirthFields {...fields} />}
        {kind === 'LICENCE' && <LicenceFields {...fields} />}
        <FreeText
          label="変更の理由"
          need="required"
          help="確認に使う書類は、申請のあとに写真を添えられます(任意)。"
          problems={problems}
          name="reason"
          rows={3}
          limit={REASON_LIMIT}
          defaultValue={unsaved?.draft.reason}
        />
        <Inline gap={3}>
          <Button type="submit" variant="filled" pending={asking.pending}>
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
