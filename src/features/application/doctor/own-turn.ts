import type { ApplicationView } from './application-view.ts'

/** Whether the doctor has to answer: an offer, or times for an interview. */
export const isOwnTurn = ({ state, interview }: Pick<ApplicationView, 'state' | 'interview'>): boolean =>
  state === 'OFFERED' || (state === 'INTERVIEW' && interview !== null && !interview.isAnswered)
