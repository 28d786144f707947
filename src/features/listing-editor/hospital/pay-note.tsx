import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { hourlyPayOf, payText } from '../../../domain/search/pay-preview.ts'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usualPaysQuery } from './hospital-listing.queries.ts'
import { useTyped } from './use-typed.ts'

type PayNoteProps = {
  kind: SearchKind
  prefecture: Prefecture
  answers: Answers
  form: RefObject<HTMLFormElement | null>
}

/** The pay per hour, beside what similar shifts nearby pay; follows what is typed. */
export function PayNote({ kind, prefecture, answers, form }: PayNoteProps) {
  const { data: usual = [] } = useQuery(usualPaysQuery(kind, prefecture))
  const typed = useTyped(answers, form)
  const pay = hourlyPayOf(typed)
  return (
    <Notice role="status">
      {pay
        ? payText(pay, usual, prefecture)
        : '時間と給与を入力すると、時給と、近くの求人の相場を表示します。'}
    </Notice>
  )
}
