import * as v from 'valibot'
import { formed } from '../../platform/server/setting.ts'

const isSmtpUrl = (value: string) =>
  /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== ''

const isSender = (value: string) => /^(?:[^<>"@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)

export const mailEntries = {
  SMTP_URL: v.optional(
    formed(isSmtpUrl, 'smtps://user:password@host:465', 'smtp:// か smtps:// で始まる接続先を'),
  ),
  MAIL_FROM: v.optional(
    formed(isSender, 'Name <address@example.com>', 'address@example.com か 名前 <address@example.com> で'),
  ),
}

export type Smtp = { url: string; from: string }

/**
 * The SMTP settings; undefined when mail is off, an error message (Japanese) when only one of them is set.
 */
export function readSmtp({
  SMTP_URL,
  MAIL_FROM,
}: {
  SMTP_URL?: string
  MAIL_FROM?: string
}): Smtp | undefined | string {
  if (!SMTP_URL) return undefined
  if (!MAIL_FROM) return 'SMTP_URL を指定するときは、差出人の MAIL_FROM も指定してください。'
  return { url: SMTP_URL, from: MAIL_FROM }
}
