import { cityKey, placesAsked } from '../../text/city.ts'
import {
  impossible,
  type ChosenHospital,
  type Contradiction,
  type ContradictionMoment,
} from './contradiction.ts'
import type { Criteria } from '../search-criteria.ts'
import { FACILITY_CATEGORY } from '../../listing/listing-words.ts'

const chosenOf = ({ generalHospitalIds: ids = [] }: Criteria, { hospitals = [] }: ContradictionMoment) => {
  const chosen = hospitals.filter(({ id }) => ids.includes(id))
  // A contradiction is certain only when all requested hospitals are known.
  return ids.length > 0 && chosen.length === ids.length ? chosen : []
}

const named = (hospitals: readonly ChosenHospital[]) =>
  hospitals.length > 2
    ? `選んだ${hospitals.length}病院`
    : hospitals.map(({ name }) => `「${name}」`).join('と')

export function ofHospitalKind(criteria: Criteria, moment: ContradictionMoment): Contradiction[] {
  const { facilityCategories: kinds = [] } = criteria
  const chosen = chosenOf(criteria, moment)
  if (kinds.length === 0 || chosen.length === 0) return []
  if (chosen.some(({ facilityCategory }) => kinds.includes(facilityCategory))) return []
  const words = kinds.map((kind) => FACILITY_CATEGORY[kind]).join('・')
  return [impossible('generalHospitalIds', `${named(chosen)}は、選んだ施設の種類(${words})ではありません。`)]
}

export function ofHospitalPlace(criteria: Criteria, moment: ContradictionMoment): Contradiction[] {
  const chosen = chosenOf(criteria, moment)
  const { prefectures, cities } = placesAsked(criteria)
  if (chosen.length === 0 || prefectures.length + cities.length === 0) return []
  const isWithin = ({ prefecture, city }: ChosenHospital) =>
    prefectures.includes(prefecture) || cities.includes(cityKey(prefecture, city))
  return chosen.some(isWithin)
    ? []
    : [impossible('generalHospitalIds', `${named(chosen)}は、選んだ場所にありません。`)]
}
