import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { REASON_LIMIT } from '../../domain/doctor/profile-change.ts'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { hrefOf } from '../../platform/address.ts'
import { toDocument } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { changeDecisionWords } from './change-decision.ts'
import type { StaffChangeView } from './change-view.ts'
import { decideChangeFn } from './change.functions.ts'
import { doctorChangesQuery, STAFF_CHANGES_KEY } from './change.queries.ts'
import { doctorFileQuery, STAFF_DOCTORS_KEY } from './doctor-review.queries.ts'
import { preLine } from '../../ui/theme/text.css.ts'
import { Text } from '../../ui/text/text.tsx'
import * as styles from '../staff/staff.css.ts'

type DoctorChangesProps = {
  doctorId: string
  queue: DoctorQueue
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
}

const CHOICES = [
  { value: 'APPROVE', label: '承認する', hint: '登録の内容が変わります' },
  { value: 'RETURN', label: '差し戻す', hint: '理由が必要です' },
] as const

/** A doctor's requests to change verified values: open ones to decide on, and former ones. */
export function DoctorChanges({ doctorId, queue, outcome }: DoctorChangesProps) {
  const { data: changes } = useSuspenseQuery(doctorChangesQuery(doctorId))
  const [told, setTold] = useState<ToldOutcome | string | undefined>(() => changeDecisionWords(outcome))
  if (changes.length === 0) return null
  const decided = changes.filter(({ isOpen }) => !isOpen)
  return (
    <Card as="section" id="changes" aria-labelledby="changes-heading">
      <Stack gap={4}>
        <Heading level={3} id="changes-heading">
          変更の申請
        </Heading>
        <OutcomeNotice told={told} />
        {changes
          .filter(({ isOpen }) => isOpen)
          .map((change) => (
            <OpenChange key={change.id} change={change} queue={queue} onTold={setTold} />
          ))}
        {decided.length > 0 && (
          <ol className={styles.history}>
            {decided.map((change) => (
              <li key={change.id}>
                <p>
                  <strong>{change.stateText}</strong> {change.kindText}: {change.before} → {change.wanted}
                </p>
                {change.answer && <p className={preLine}>{change.answer}</p>}
                <Text tone="sub" size="md">
                  {[change.decided, change.staffName].filter(Boolean).join('・')}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  )
}

type OpenChangeProps = Pick<DoctorChangesProps, 'queue'> & {
  change: StaffChangeView
  onTold: (told: ToldOutcome | string | undefined) => void
}

function OpenChange({ change, queue, onTold }: OpenChangeProps) {
  const queryClient = useQueryClient()
  const { problems, pending, attributes, formKey } = usePosted(decideChangeFn, {
    key: change.id,
    onAnswer: ({ outcome }) => {
      onTold(changeDecisionWords(outcome))
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: STAFF_CHANGES_KEY }),
        queryClient.invalidateQueries({ queryKey: STAFF_DOCTORS_KEY }),
        queryClient.invalidateQueries(doctorFileQuery(change.doctorId)),
      ])
    },
    onFailure: onTold,
  })

  return (
    <form {...attributes} aria-label={`${change.kindText}の変更の申請`}>
      <input type="hidden" name="changeId" value={change.id} />
      <input type="hidden" name="doctorId" value={change.doctorId} />
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="seenProofId" value={change.proofId} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: '項目', description: change.kindText },
            { term: 'いまの登録', description: change.before },
            { term: '新しい内容', description: change.wanted },
            { term: '理由', description: change.reason },
            { term: '申請', description: change.requested },
          ]}
        />
        {change.proofId && (
          <Link {...toDocument(change.proofId)} target="_blank" rel="noreferrer">
            <img
              src={hrefOf(toDocument(change.proofId))}
              alt={`${change.kindText}の変更を示す書類の写真`}
              className={styles.picture}
              loading="lazy"
            />
          </Link>
        )}
        <RadioGroup legend="判断" name="decision" need="required" options={CHOICES} />
        <FreeText
          label="理由"
          help="先生にお伝えする文章です。差し戻すときは必ず入力してください。"
          problems={problems}
          name="reason"
          rows={2}
          limit={REASON_LIMIT}
        />
        <div>
          <Button type="submit" variant="filled" pending={pending}>
            申請の結果を記録する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
