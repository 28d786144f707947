import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { decimalId } from '../../../domain/decimal-id.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { HospitalNames, HospitalSuggestions } from './hospital.listings.documents.ts'

export const suggestHospitalsFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(100)))
  .handler(async ({ data: text }) => (await askListings(HospitalSuggestions, { text })).hospitalSuggestions)

export const getHospitalNamesFn = createServerFn()
  .validator(v.pipe(v.array(decimalId), v.maxLength(100)))
  .handler(async ({ data: ids }) => (await askListings(HospitalNames, { ids })).hospitalsByIds)
