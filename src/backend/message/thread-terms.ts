import { hasOwnTerms } from '../../domain/application/application-state.ts'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import { regularText } from '../../domain/listing/regular-text.ts'
import { whenText, type TermsSnapshot } from '../../domain/listing/terms/terms-snapshot.ts'
import { shiftText } from '../../domain/text/shift-text.ts'

/** What a thread is about, in its head, in lists and in notices. */
export type ThreadTerms = {
  title: string
  /** Null for regular work. */
  startTime: Date | null
  endTime: Date | null
  fee: number
  /** 「毎週 火曜 9:00〜17:00」 of a contract that the doctor has applied for; else empty. */
  pattern: string
  /** In one line. */
  when: string
}

type About = {
  listing: Pick<ThreadTerms, 'title' | 'startTime' | 'endTime' | 'fee'>
  application: { state: ApplicationState; terms: TermsSnapshot } | null
}

/** The terms of the doctor's application, which may have been offered, renewed or moved since; without one the listing's. */
export function threadTerms({ listing, application }: About): ThreadTerms {
  if (application && hasOwnTerms(application.state)) {
    const { title, startTime, endTime, fee, regular } = application.terms
    return {
      title,
      startTime: regular ? null : new Date(startTime),
      endTime: regular ? null : new Date(endTime),
      fee,
      pattern: regular ? regularText(regular) : '',
      when: whenText(application.terms),
    }
  }
  const { title, startTime, endTime, fee } = listing
  const when = startTime && endTime ? shiftText(startTime.toISOString(), endTime.toISOString()) : title
  return { title, startTime, endTime, fee, pattern: '', when }
}
