import { REQUIRED, type Problems } from '../../../../domain/text/form-rule.ts'
import { REPORT_DETAIL } from '../../../../domain/listing/listing-report.ts'
import { problemsAmong, typedIn } from '../../../forms/form-answer.ts'
import { lengthProblem } from '../../../forms/length-problem.ts'

/** Validation of a report that needs no server; what is added to 「その他」 says what it is about. */
export function checkListingReport(form: FormData): Problems {
  const reason = typedIn(form, 'reason')
  const least = reason === 'OTHER' ? 5 : REPORT_DETAIL.least
  return problemsAmong({
    reason: reason === '' ? REQUIRED : undefined,
    detail: lengthProblem(typedIn(form, 'detail'), { least, most: REPORT_DETAIL.most }),
  })
}
