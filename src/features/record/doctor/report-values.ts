import type { RecordView } from './record-view.ts'

const timeOf = (work: RecordView, kind: 'START' | 'END', planned: string): string =>
  (work.stamps.find((stamp) => stamp.kind === kind)?.at ?? planned).slice(0, 16)

/** What the fields begin with: the last report, else the times recorded and no patients. */
export function reportValues(work: RecordView): Readonly<Record<string, string>> {
  const { report } = work
  if (!report)
    return {
      actualStart: timeOf(work, 'START', work.plannedStart),
      actualEnd: timeOf(work, 'END', work.plannedEnd),
      breakMinutes: String(work.breakMinutes),
    }
  const declined = report.declined.map(({ reason, count }) => [`declined-${reason}`, String(count)] as const)
  return {
    ...Object.fromEntries(declined),
    actualStart: report.actualStart.slice(0, 16),
    actualEnd: report.actualEnd.slice(0, 16),
    breakMinutes: String(report.breakMinutes),
    ambulanceAccepted: String(report.ambulanceAccepted),
    admissionsAmbulance: String(report.admissionsAmbulance),
    admissionsWalkIn: String(report.admissionsWalkIn),
    walkIns: String(report.walkIns),
    wardCalls: String(report.wardCalls),
    sleepMinutes: report.sleepMinutes === null ? '' : String(report.sleepMinutes),
    carfareYen: String(report.carfareYen),
    permittedMinutes: String(report.permittedMinutes),
    comment: report.comment,
  }
}
