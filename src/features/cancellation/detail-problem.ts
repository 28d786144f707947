import { CANCELLATION_DETAIL } from '../../domain/cancellation/cancellation-words.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** The message about a text of `least` to 500 characters. */
export const detailProblem = (typed: string, least: number = CANCELLATION_DETAIL.least): string | undefined =>
  lengthProblem(typed, { least, most: CANCELLATION_DETAIL.most })
