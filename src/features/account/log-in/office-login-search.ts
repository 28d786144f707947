import * as v from 'valibot'
import { textParam } from '../../../domain/search-param.ts'

export const officeLoginSearchSchema = v.object({ outcome: textParam })
