import type { NoticeTopic } from '../../domain/doctor/profile-words.ts'
import type { Address } from '../../platform/address.ts'

/** Stands for the doctor's name, which the statement that orders the notice reads. */
export const DOCTOR = '{doctor}'

/** What a notice is about; its words are made from these facts when it is ordered. */
export type NoticeFacts = {
  /** The doctor concerned, if there is one, whose name replaces `DOCTOR` in the words. */
  doctorId?: string
  hospitalName: string
  /** 「12/18(金) 17:00〜翌9:00」 */
  shift: string
  /** The time that was agreed on, of an interview. */
  at?: string
  /** What the doctor lacks for the listing, in words. */
  missing?: string
  /** The page of the one work or request that the notice is about. */
  address?: Address
}

type NoticeWords = { title: string; body: string; address: Address }

/** A kind of notice: who reads it, and in which words. */
export type Kind = {
  audience: 'DOCTOR' | 'HOSPITAL'
  /** The reader's setting that decides about the channels; of a hospital's members about mails (`MEMBER_MAIL`). */
  topic: NoticeTopic
  /** The doctor is without the work that was wanted: the mail names three others. Its key ends with the application's id. */
  isRefusal?: boolean
  /** Sent during the quiet hours too. */
  isUrgent?: boolean
  words: (facts: NoticeFacts) => NoticeWords
}
