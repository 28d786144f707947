import { useQuery } from '@tanstack/react-query'
import { useMemo, type RefObject } from 'react'
import { sameAnswers, type Answers } from '../../../domain/listing/draft/listing-answers.ts'
import {
  FIRST_DAY_FIELDS,
  SUITABLE_FIELDS,
  suitableQuestion,
} from '../../../domain/listing/draft/suitable-question.ts'
import { suitableText } from '../../../domain/listing/suitable-count.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useDebounced } from '../../forms/use-debounced.ts'
import { suitableQuery } from './hospital-listing.queries.ts'
import { useTyped } from './use-typed.ts'

const SETTLED_MS = 500

const only = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])))

type SuitableNoteProps = { answers: Answers; form: RefObject<HTMLFormElement | null> }

/** How many doctors meet what is typed; follows it. Never who they are. */
export function SuitableNote({ answers, form }: SuitableNoteProps) {
  const typed = useTyped(answers, form)
  const asked = useMemo(
    () => ({ ...only(answers, FIRST_DAY_FIELDS), ...only(typed, SUITABLE_FIELDS) }),
    [answers, typed],
  )
  const settled = useDebounced(asked, SETTLED_MS)
  const isReadable = suitableQuestion(settled) !== null
  const { data, isError } = useQuery({ ...suitableQuery(settled), enabled: isReadable })
  const isOld = !sameAnswers(settled, asked)
  return (
    <Notice role="status" title={data === undefined || isOld || !isReadable ? undefined : titleOf(data)}>
      {!isReadable
        ? '必要な経験を正しく入力すると、条件を満たす先生の人数を表示します。'
        : isError
          ? '条件を満たす先生の人数を、いまは表示できません。入力はそのまま続けられます。'
          : data === undefined || isOld
            ? '条件を満たす先生の人数を数えています…'
            : '審査が済んだ先生のうち、プロフィールと勤務の記録が条件を満たす人数です。どの先生かは表示しません。'}
    </Notice>
  )
}

const titleOf = (told: number) => `条件を満たす先生 ${suitableText(told)}`
