import { useSuspenseQuery } from '@tanstack/react-query'
import { isNgSaved, ngWords } from '../../domain/ng/ng-words.ts'
import { toSignUp } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { ConditionSection } from './condition-section.tsx'
import { EffectSection } from './effect-section.tsx'
import { EndedTab } from './ended-tab.tsx'
import { HospitalSection } from './hospital-section.tsx'
import { NgFrame } from './ng-frame.tsx'
import { ngQuery } from './ng.queries.ts'
import type { NgSearch } from './ng-search.ts'
import { RosterSection } from './roster-section.tsx'
import { TimeSection } from './time-section.tsx'

type NgPageProps = { search: NgSearch }

/** What the doctor will not take, and the applications that came to nothing. */
export const NgPage = (props: NgPageProps) => (
  <NgFrame tab={props.search.tab}>
    {props.search.tab === 'ended' ? <EndedTab search={props.search} /> : <Settings {...props} />}
  </NgFrame>
)

function Settings({ search }: NgPageProps) {
  const { data: ng } = useSuspenseQuery(ngQuery())
  if (!ng) return <NoDoctor />
  const { hospitals, weekly, blocks, conditions } = ng
  const isEmpty = [hospitals, weekly, blocks, conditions].every((list) => list.length === 0)
  // Anybody can write a URL: a success is told only where there is something to show.
  const isTold = search.outcome !== undefined && !(isEmpty && isNgSaved(search.outcome))
  return (
    <>
      {isTold && <OutcomeNotice told={ngWords(search.outcome)} />}
      {isEmpty ? (
        <Notice tone="info" title="NG設定はありません">
          常勤先の勤務表を取り込むと、働けない日を自動で除けます。NG設定は病院には伝わりません。
        </Notice>
      ) : (
        <Notice tone="info">
          NG設定は病院には伝わりません。検索結果から除いた求人は、件数とともにいつでも表示できます。
        </Notice>
      )}
      <EffectSection effects={ng.effects} />
      <HospitalSection ng={ng} q={search.q ?? ''} />
      <TimeSection ng={ng} month={search.month} />
      <RosterSection ng={ng} />
      <ConditionSection ng={ng} />
    </>
  )
}

const NoDoctor = () => (
  <EmptyState
    title="医師の登録が済むと設定できます。"
    actions={
      <Link {...toSignUp()} className={buttonClass({ variant: 'filled' })}>
        登録を続ける
      </Link>
    }
  >
    勤務しない病院や、働けない日時を登録すると、検索結果から除いたり印をつけたりできます。
  </EmptyState>
)
