import { countedText } from '../../../domain/text/counted-text.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { NOTE_STATE } from '../../../domain/work/survey-note.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { hrefOf } from '../../../platform/address.ts'
import { toStaffSurvey, toStaffSurveys } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import { notesQuery } from './staff-survey.queries.ts'
import type { NoteView } from './staff-survey.functions.ts'
import { NOTE_LIST, SURVEYS, type StaffSurveysSearch } from './surveys-search.ts'

const LISTS = ['OPEN', 'HANDLED'] as const

/** What doctors wrote in surveys, newest first, without the words: to be handled, or handled. */
export function SurveysPage({ search }: { search: StaffSurveysSearch }) {
  const { state = 'OPEN' } = search
  const query = useSuspenseInfiniteQuery(notesQuery(search))
  const notes = query.data.pages.flatMap((page) => page.notes)
  const [first] = query.data.pages
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <StaffListPage
      title={SURVEYS}
      lead={
        <Stack gap={3}>
          <Text>
            先生がアンケートに書いたことばは、運営だけが読みます。病院には伝えません。開くには理由の入力が必要です。
          </Text>
          <Inline as="nav" gap={2} aria-label="対応の状態">
            {LISTS.map((one) => (
              <Link
                key={one}
                {...toStaffSurveys(one === 'OPEN' ? {} : { state: one })}
                aria-current={one === state ? 'true' : undefined}
                className={chipClass(one === state ? 'selected' : 'open')}
              >
                {NOTE_LIST[one]}
              </Link>
            ))}
          </Inline>
        </Stack>
      }
      order={
        state === 'OPEN'
          ? `未対応${countedText(first?.open ?? 0)}(うち未読${countedText(first?.unread ?? 0)})・新しい順`
          : '対応の新しい順'
      }
      rows={notes.map((note) => ({ key: note.workId, shown: <NoteCard note={note} /> }))}
      empty={
        <EmptyState
          icon={<CheckCircleIcon size="lg" />}
          title={state === 'OPEN' ? '対応を待っていることばはありません。' : '対応したことばはありません。'}
        >
          先生がアンケートに書いたことばが、ここに表示されます。
        </EmptyState>
      }
      more={
        <MoreLink href={next ? hrefOf(toStaffSurveys({ ...search, after: next })) : null} query={query} />
      }
    />
  )
}

const NoteCard = ({ note }: { note: NoteView }) => (
  <Card as="article" aria-labelledby={`note-${note.workId}`}>
    <Stack gap={1}>
      <Inline gap={2} rowGap={1} align="center">
        <Heading level={2} id={`note-${note.workId}`}>
          <Link {...toStaffSurvey(note.workId)} className={rowLinkClass}>
            {note.hospitalName} {dayText(note.plannedStart)}の勤務
          </Link>
        </Heading>
        <Badge tone={note.state === 'UNREAD' ? 'warm' : 'neutral'}>{NOTE_STATE[note.state]}</Badge>
      </Inline>
      <Text>{note.written.join('・')}</Text>
      <Text tone="sub">
        {momentText(note.sentAt)}
        {note.handledAt && `・${momentText(note.handledAt)}に${note.staffName}が対応`}
      </Text>
    </Stack>
  </Card>
)
