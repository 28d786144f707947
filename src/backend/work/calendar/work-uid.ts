/** UID of a work's calendar event; a date of a contract keeps its own when it is confirmed and becomes a work. */
export const uidOf = (
  { id, scheduleId }: { id: string; scheduleId: string | null },
  origin: string,
): string => `${scheduleId === null ? `work-${id}` : `date-${scheduleId}`}@${new URL(origin).hostname}`
