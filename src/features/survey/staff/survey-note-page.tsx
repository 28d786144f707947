import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { handleNoteWords, NOTE_STATE } from '../../../domain/work/survey-note.ts'
import { toStaff, toStaffSurveys } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { HandleForm } from './handle-form.tsx'
import { HANDLE_NOTE_FORM } from './note-form-data.ts'
import { OpenNoteForm } from './open-note-form.tsx'
import { noteQuery } from './staff-survey.queries.ts'
import { SURVEYS, SURVEY_TITLE } from './surveys-search.ts'

type SurveyNotePageProps = { workId: string; outcome: string | undefined }

/** What a doctor wrote in a survey: read by our staff after they have given a reason, and handled. */
export function SurveyNotePage({ workId, outcome }: SurveyNotePageProps) {
  const { data } = useSuspenseQuery(noteQuery(workId))
  // Handled words have no form any more that could tell the outcome.
  const isKept = keptFor(usePageForms(), HANDLE_NOTE_FORM) !== null
  const [answer, setAnswer] = useState(isKept ? undefined : outcome)
  if (!data)
    return (
      <StaffDesk>
        <EmptyState
          title="このアンケートのことばは見つかりません。"
          headingLevel={1}
          actions={
            <Link {...toStaffSurveys()} className={buttonClass({ variant: 'filled' })}>
              {SURVEYS}へ
            </Link>
          }
        >
          先生が消したことばや、保存の期間が過ぎたことばは表示されません。
        </EmptyState>
      </StaffDesk>
    )
  const { note, text } = data
  const isHandled = note.state === 'HANDLED'
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaffSurveys(isHandled ? { state: 'HANDLED' } : {})} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {SURVEYS}
        </Link>
        <Stack gap={1}>
          <Heading level={1}>{SURVEY_TITLE}</Heading>
          <Text tone="sub">
            {note.hospitalName}・{dayText(note.plannedStart)}の勤務・{NOTE_STATE[note.state]}
          </Text>
        </Stack>
        <OutcomeNotice told={handleNoteWords(answer)} />
        <Card>
          <Stack gap={3}>
            <DescriptionList
              items={[
                { term: '届いた日時', description: momentText(note.sentAt) },
                ...(note.handledAt
                  ? [{ term: '対応した人', description: `${momentText(note.handledAt)} ${note.staffName}` }]
                  : []),
                ...(text
                  ? [
                      { term: '先生', description: text.doctorName },
                      ...text.words.map(({ label, text: words }) => ({
                        term: label,
                        description: <span className={preLine}>{words}</span>,
                      })),
                      ...(text.done === ''
                        ? []
                        : [
                            { term: '対応の内容', description: <span className={preLine}>{text.done}</span> },
                          ]),
                    ]
                  : [{ term: '書かれた欄', description: note.written.join('・') }]),
              ]}
            />
            {text && (
              <p>
                <Link {...toStaff({ queue: 'ACTIVE', doctor: text.doctorId })} className={rowLinkClass}>
                  先生の登録内容
                </Link>
              </p>
            )}
          </Stack>
        </Card>
        {!text && <OpenNoteForm workId={workId} outcome={outcome} />}
        {text && !isHandled && (
          <HandleForm key={note.sentAt} workId={workId} sentAt={note.sentAt} onOutcome={setAnswer} />
        )}
      </Stack>
    </StaffDesk>
  )
}
