import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { THANKS_STAMP, THANKS_TEXT, thanksWords } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE, type ThanksSource } from '../../../domain/work/thanks-source.ts'
import type { Shown } from '../../../contract/plain.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { changeThanksFn, sendThanksFn } from './hospital-thanks.functions.ts'
import { invalidateThankable } from './hospital-thanks.queries.ts'
import { THANKS_FORM } from './thanks-form-data.ts'
import * as styles from './hospital-thanks.css.ts'

const STAMPS = Object.entries(THANKS_STAMP).map(([value, label]) => ({ value, label }))

/** On whose behalf a member thanks, in the hospital's words. */
const ON_BEHALF: Record<ThanksSource, string> = {
  HOSPITAL: '病院として',
  NURSE: '看護師から',
  AMBULANCE_CREW: '救急隊から(病院に届いたもの)',
  PATIENT: '患者さん・ご家族から(病院に届いたもの)',
}

const isSource = (word: string): word is ThanksSource => Object.hasOwn(THANKS_SOURCE, word)
const SOURCES = Object.keys(THANKS_SOURCE).filter(isSource)

type ThanksFormProps = {
  workId: string
  /** The thanks being changed; null for a new one. */
  sent: Shown<'dp.hospital.SentThanks'> | null
  /** Sources that have thanked already. */
  taken: readonly ThanksSource[]
  /** The page with the form closed. */
  closed: Address
  outcome: string | undefined
}

/** Thanks a doctor by a stamp and, if wished, in words; or changes what has not been read. */
export function ThanksForm({ workId, sent, taken, closed, outcome }: ThanksFormProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const posted = usePosted<FormAnswer>(sent ? changeThanksFn : sendThanksFn, {
    posted: outcome,
    of: THANKS_FORM,
    key: `${workId}-${sent?.source ?? taken.length}-form`,
    onAnswer: async (given) => {
      if (given.problems || given.outcome === 'PATIENT_DATA') return
      toastOutcome('thanks', thanksWords(given.outcome))
      await invalidateThankable(queryClient)
      await navigate({ ...closed, resetScroll: false })
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const open = SOURCES.filter((one) => !taken.includes(one))
  return (
    <form {...attributes} className={styles.sent} aria-label={sent ? 'お礼を直す' : 'お礼を送る'}>
      <Stack gap={4}>
        <FormReport of={posted} words={thanksWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        {sent ? (
          <input type="hidden" name="source" value={sent.source} />
        ) : (
          <RadioGroup
            legend="どなたからのお礼ですか"
            name="source"
            need="required"
            defaultValue={typed['source'] || open[0]}
            error={problems['source']}
            options={open.map((value) => ({ value, label: ON_BEHALF[value] }))}
          />
        )}
        <RadioGroup
          legend="スタンプ"
          name="stamp"
          need="required"
          columns="row"
          defaultValue={typed['stamp'] ?? sent?.stamp}
          error={problems['stamp']}
          options={STAMPS}
        />
        <FreeText
          label="ひとこと"
          need="optional"
          help="患者さんを特定できる情報(お名前・患者番号・生年月日)は書かないでください。"
          problems={problems}
          name="body"
          rows={3}
          limit={THANKS_TEXT}
          defaultValue={typed['body'] ?? sent?.body}
        />
        <Inline gap={2}>
          <Button type="submit" variant="filled" pending={pending}>
            {sent ? 'この内容に直す' : 'お礼を送る'}
          </Button>
          <Link {...closed} className={buttonClass()}>
            やめる
          </Link>
        </Inline>
      </Stack>
    </form>
  )
}
