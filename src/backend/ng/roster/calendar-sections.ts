/** A component of a calendar file: its own content lines, unfolded, and the components within it. */
export type FileSection = { kind: string; lines: string[]; parts: FileSection[] }

/** What is read of a component; the rest of a file, as long as it likes, is not looked at. */
const NAMES =
  /^(?:BEGIN|END|METHOD|X-WR-TIMEZONE|UID|SEQUENCE|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)(?=[;:])/i

/** Line ends of every kind, also those of a file that was converted twice (CR CR LF), and of old Macs (CR). */
const LINE_END = /\r+\n|\r|\n/

/**
 * The calendars of a file. Lenient where exporters are sloppy: a line that is none tells nothing. Null for a file without a
 * calendar, or with a component that is not closed.
 */
export function calendarsOf(text: string): FileSection[] | null {
  const root: FileSection = { kind: '', lines: [], parts: [] }
  /** The components that are open, the innermost last. */
  const open: FileSection[] = [root]
  for (const line of unfolded(text)) {
    const name = NAMES.exec(line)?.[0].toUpperCase()
    const inner = open.at(-1) ?? root
    if (name === undefined) continue
    const kind = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase()
    if (name === 'BEGIN') {
      const section: FileSection = { kind, lines: [], parts: [] }
      inner.parts.push(section)
      open.push(section)
    } else if (name !== 'END') inner.lines.push(line)
    else if (open.pop()?.kind !== kind || open.length === 0) return null
  }
  const calendars = root.parts.filter(({ kind }) => kind === 'VCALENDAR')
  return open.length === 1 && calendars.length > 0 ? calendars : null
}

function unfolded(text: string): string[] {
  const lines: string[][] = []
  for (const line of text.replace(/^\uFEFF/, '').split(LINE_END)) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last.push(line.slice(1))
    else lines.push([line])
  }
  return lines.map((parts) => parts.join(''))
}
