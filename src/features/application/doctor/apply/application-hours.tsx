import { Notice } from '../../../../ui/notice/notice.tsx'

/** What the hours of the month or the year become with the shift; null while they stay within the guideline. */
export const HoursNotice = ({ sentence }: { sentence: string | null }) =>
  sentence && (
    <Notice tone="warn" title={sentence}>
      <p>応募はできます。常勤先への届け出と、お体の調子をご確認ください。</p>
    </Notice>
  )
