import * as v from 'valibot'
import { wordParam } from '../../../domain/search-param.ts'
import { CHANNEL } from '../../../domain/staff/daily-figure.ts'

/** Without a channel, the figures are of all doctors. */
export const staffFiguresSearchSchema = v.object({ channel: wordParam(CHANNEL) })

export type StaffFiguresSearch = v.InferOutput<typeof staffFiguresSearchSchema>

export const FIGURES = '数字'
