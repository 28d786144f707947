import { impossible, note, type Contradiction } from './contradiction.ts'
import type { Criteria } from '../search-criteria.ts'
import type { IncentiveType } from '../../money/pay-words.ts'

/** ゆったり together with しっかり. */
export const ofWorkload = ({ conditions = [] }: Criteria): Contradiction[] =>
  conditions.includes('EASY') && conditions.includes('TOUGH')
    ? [impossible('conditions', '「ゆったり」と「しっかり」の両方が選ばれています。')]
    : []

/** 救急車なし together with the duty 救急車対応. */
export function ofDuties(criteria: Criteria): Contradiction[] {
  const { conditions = [], jobDescriptionTypesForSearch: jobs = [] } = criteria
  if (!conditions.includes('WITHOUT_AMBULANCE') || !jobs.includes('AMBULANCE')) return []
  return jobs.length === 1
    ? [impossible('conditions', '「救急車なし」と、業務内容の「救急車対応」が選ばれています。')]
    : [
        note(
          'conditions',
          '「救急車なし」が選ばれているため、業務内容の「救急車対応」がある求人は除かれます。',
        ),
      ]
}

/** Incentives that are paid per ambulance. */
const FOR_AMBULANCES: readonly IncentiveType[] = ['AMBULANCE', 'HOSPITALIZATION_AMBULANCE']

/** 救急車なし together with incentives per ambulance only. */
export function ofIncentives({ conditions = [], incentiveTypes = [] }: Criteria): Contradiction[] {
  const isForAmbulances =
    incentiveTypes.length > 0 && incentiveTypes.every((one) => FOR_AMBULANCES.includes(one))
  return isForAmbulances && conditions.includes('WITHOUT_AMBULANCE')
    ? [
        note(
          'incentiveTypes',
          '「救急車なし」の求人に、救急車の加算はほとんどありません。見つからないことがあります。',
        ),
      ]
    : []
}

/** 選考なし together with an interview. */
export function ofInterview({ interviews = [], conditions = [] }: Criteria): Contradiction[] {
  const isMet = interviews.length > 0 && !interviews.includes('NONE')
  return isMet && conditions.includes('FREE_APPLICATION')
    ? [note('interviews', '「選考なし」の求人には面談がないことがほとんどです。見つからないことがあります。')]
    : []
}
