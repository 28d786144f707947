/** Prefix of the query keys of the dates of regular contracts. */
export const SCHEDULES_KEY = ['regularWorkSchedules'] as const
