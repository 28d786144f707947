import type { RefObject } from 'react'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'
import { unreadPayday } from '../../../domain/listing/draft/payday-choice.ts'
import { paydayPreview } from '../../../domain/listing/draft/payday-preview.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useTyped } from './use-typed.ts'

type PaydayNoteProps = { answers: Answers; form: RefObject<HTMLFormElement | null> }

/** What the chosen payday means, with an example; follows what is chosen. Above it, what was once typed and is not chosen yet. */
export function PaydayNote({ answers, form }: PaydayNoteProps) {
  const typed = { ...answers, ...useTyped(answers, form) }
  const unread = unreadPayday(typed)
  const preview = paydayPreview(typed)
  return (
    <Stack gap={3}>
      {unread && (
        <Notice tone="warn" title="支払日を選び直してください">
          これまでの記載「締め日 {unread.closingDay}・支払日 {unread.payDay}
          」からは、支払いの日を計算できません。先生には、いまも記載のとおりに表示しています。
        </Notice>
      )}
      <Notice role="status" title={preview?.rule}>
        {preview
          ? (preview.example ?? '勤務の日時を入力すると、支払日の例を表示します。')
          : '支払いの決まりを選ぶと、先生に見える文と支払日の例を表示します。'}
      </Notice>
    </Stack>
  )
}
