import * as v from 'valibot'
import { matchingParam } from '../../domain/search-param.ts'

export const noticesSearchSchema = v.object({ after: matchingParam(/^[\w=-]{1,512}$/) })
