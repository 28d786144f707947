import * as v from 'valibot'
import { parsedUrl } from '../../domain/text/parsed-url.ts'
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

/** Parses the remote list; an invalid entry is dropped, the others are kept. */
export function readAlerts(list: unknown): ServiceAlert[] {
  if (!Array.isArray(list)) throw new TypeError('the alert list is not a list')
  return list.flatMap((entry: unknown) => {
    const result = v.safeParse(alertSchema, entry)
    return result.success ? [result.output] : []
  })
}

export const alertKey = ({ date, description }: ServiceAlert): string => `${date}${description}`

/** Only https links: the remote list must not send doctors to a `javascript:` or relative URL. */
export const safeLink = (link: string | undefined): string | undefined =>
  link !== undefined && parsedUrl(link)?.protocol === 'https:' ? link : undefined

/** 「11/21(土) 12:00」; an unparsable date is shown unchanged. */
export function alertDateText(date: string): string {
  if (Number.isNaN(Date.parse(date))) return date
  return date.length === 10 ? dayText(date) : momentText(date)
}
