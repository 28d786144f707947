import { OutcomeNotice } from '../../../forms/form-report.tsx'
import { offerWords } from './offer-words.ts'

type OfferNoticeProps = {
  /** The outcome in the URL, after a post without JavaScript. */
  answered: string | undefined
  /** The doctor's own record says so too; anybody can write a URL. */
  isTrue: boolean
}

/** The outcome of an answer whose form is gone. */
export function OfferNotice({ answered, isTrue }: OfferNoticeProps) {
  const told = offerWords(answered)
  return told?.tone === 'good' && !isTrue ? null : <OutcomeNotice told={told} />
}
