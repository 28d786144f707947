import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

export const helpSearchSchema = v.object({ q: textParam })

export const HELP = 'ヘルプ'
