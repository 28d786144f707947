import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const membersSearchSchema = v.object({ outcome: outcomeParam })

export const HOSPITAL_MEMBERS = '担当者'
