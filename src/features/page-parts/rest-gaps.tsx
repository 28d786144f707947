import { durationText } from '../../domain/text/shift-text.ts'
import { Notice } from '../../ui/notice/notice.tsx'

export type RestAround = {
  /** Minutes of a gap that is shorter than the guideline. */
  restBeforeMinutes: number | null
  restAfterMinutes: number | null
  restGuidelineMinutes: number
  /** Each broken window in words. */
  restBreaches: readonly string[]
}

/** The rest around a work that is asked about: broken windows as a warning, a short gap by itself without one. */
export function RestGaps({ rest }: { rest: RestAround }) {
  const { restBeforeMinutes: before, restAfterMinutes: after, restGuidelineMinutes, restBreaches } = rest
  const isBroken = restBreaches.length > 0
  if (!isBroken && before === null && after === null) return null
  return (
    <Notice
      tone={isBroken ? 'warn' : 'info'}
      title={isBroken ? '必要な休息がとれません' : '前後の勤務との間隔'}
    >
      {before !== null && <p>前の勤務の終わりから {durationText(before)}で始まります。</p>}
      {after !== null && <p>終わってから {durationText(after)}で次の勤務が始まります。</p>}
      {isBroken ? (
        restBreaches.map((words) => <p key={words}>{words}。</p>)
      ) : (
        <p>間隔の目安は {durationText(restGuidelineMinutes)}ですが、必要な休息は、その前後にとれます。</p>
      )}
    </Notice>
  )
}
