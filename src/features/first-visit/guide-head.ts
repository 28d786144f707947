import { PLACE } from '../../domain/text/place-name.ts'
import { toWorks } from '../../platform/addresses.ts'

export const GUIDE_HEAD = { title: PLACE.guide, back: toWorks() }
