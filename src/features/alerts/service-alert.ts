import * as v from 'valibot'
import { dayText, momentText } from '../../domain/text/shift-text.ts'

const text = v.fallback(v.optional(v.string()), undefined)

const alertSchema = v.object({
  status: v.fallback(v.string(), ''),
  description: v.pipe(v.string(), v.nonEmpty()),
  link: text,
  date: v.string(),
  service: v.fallback(v.string(), 'all'),
})

export type ServiceAlert = v.InferOutput<typeof alertSchema>

/** What can be read of the remote list; a broken entry costs itself only. */
export function readAlerts(list: unknown): ServiceAlert[] {
  if (!Array.isArray(list)) throw new TypeError('the alert list is not a list')
  return list.flatMap((entry: unknown) => {
    const result = v.safeParse(alertSchema, entry)
    return result.success ? [result.output] : []
  })
}

export const alertKey = ({ date, description }: ServiceAlert): string => `${date}${description}`

/** A remote file does not get to send doctors just anywhere. */
export const safeLink = (link: string | undefined): string | undefined =>
  link !== undefined && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : undefined

/** 「11/21(土) 12:00」; a date that cannot be read is shown as it came. */
export function alertDateText(date: string): string {
  if (Number.isNaN(Date.parse(date))) return date
  return date.length === 10 ? dayText(date) : momentText(date)
}
