import { CONTENT_REFUSAL } from './file-refusal.ts'

/** A file sent with a message. */

/** In bytes. */
export const FILE_LIMIT = 10 * 1024 * 1024

/** The kinds of files, with what doctors call them. */
export const FILE_MIME = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
} as const
export type FileMime = keyof typeof FILE_MIME

/** Why a file is not taken, with its HTTP status. */
export const FILE_REFUSAL = {
  ...CONTENT_REFUSAL,
  TOO_LARGE: [413, 'ファイルは10MB以内にしてください。'],
  NOT_ALLOWED: [403, 'この登録では、ファイルを送れません。'],
  TOO_MANY_FILES: [
    429,
    '送信前のファイルが多すぎます。メッセージを送るか、少し時間をおいてからお試しください。',
  ],
  TOO_MANY_REFUSED: [429, '送れないファイルが続いたため、10分ほどおいてからお試しください。'],
  BUSY: [503, 'ただいま混み合っています。少し時間をおいてからお試しください。'],
} as const satisfies Record<string, readonly [status: number, message: string]>
export type FileRefusal = keyof typeof FILE_REFUSAL

/** Said at the name of a file that its reader may not open any more. */
export const FILE_OVER = '閲覧できる期間が終わりました'

const MEGABYTE = 1024 * 1024

/** 「1.2MB」, 「340KB」. */
export const fileSizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)}MB` : `${Math.max(1, Math.round(bytes / 1024))}KB`

/** Longest name that is kept, in characters. */
const NAME_LENGTH = 100

const EXTENSION: Record<FileMime, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** The name without a path and without characters that a file system or a header might misread. */
export function safeFileName(name: string, mime: FileMime): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const base = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[\p{C}"<>:|?*%]/gu, '')
    .trim()
  const kept = [...base].slice(0, NAME_LENGTH).join('')
  return `${kept === '' || kept.startsWith('.') ? 'ファイル' : kept}.${EXTENSION[mime]}`
}
