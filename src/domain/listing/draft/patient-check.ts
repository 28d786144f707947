import { patientProblem } from '../../text/patient-data.ts'
import type { SearchKind } from '../listing-kind.ts'
import { clearedIn, PATIENT_BASIS } from './field-look.ts'
import { findingsOf, type Finding } from './finding.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { LOOKS } from './looks.ts'

/**
 * The texts of a draft that seem to hold a patient's data and that the hospital has not cleared: every doctor reads
 * them once they are published. A clearance belongs to the draft, so a published listing has none.
 */
export const patientFindings = (kind: SearchKind, answers: Answers): Finding[] =>
  findingsOf(
    LOOKS[kind],
    Object.entries(LOOKS[kind]).flatMap(([field, { control, part }]) => {
      const isText = control === 'text' || control === 'lines'
      if (!isText || answers[clearedIn(part)]?.includes(field)) return []
      const message = patientProblem(answerOf(answers, field))
      return message === null ? [] : [{ field, message, basis: PATIENT_BASIS }]
    }),
  )
