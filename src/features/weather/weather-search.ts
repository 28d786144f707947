import * as v from 'valibot'
import { PLACE } from '../../domain/text/place-name.ts'
import { outcomeParam } from '../../domain/search-param.ts'

export const WEATHER = PLACE.weather

/** Outcomes of forms posted without JavaScript. */
export const weatherSearchSchema = v.object({ outcome: outcomeParam, withdrawn: outcomeParam })
export type WeatherSearch = v.InferOutput<typeof weatherSearchSchema>
