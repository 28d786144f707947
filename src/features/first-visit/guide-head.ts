import { toWorks } from '../../platform/addresses.ts'

export const GUIDE_HEAD = { title: '初回勤務ガイド', back: toWorks() }
