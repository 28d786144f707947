import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

export const membersSearchSchema = v.object({ outcome: outcomeParam })
