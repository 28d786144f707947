/** The work that a doctor wants to move, with the page it is looked at on. */
export type ChangedWork = {
  id: string
  of: { id: string; scheduleId: string }
  startTime: string
  endTime: string
}

/** What every command about the work posts; without its key where the fields beside these post one. */
export const WorkFields = ({ work, formKey }: { work: ChangedWork; formKey?: string }) => (
  <>
    <input type="hidden" name="id" value={work.of.id} />
    <input type="hidden" name="scheduleId" value={work.of.scheduleId} />
    <input type="hidden" name="workId" value={work.id} />
    {formKey !== undefined && <input type="hidden" name="idempotencyKey" value={formKey} />}
  </>
)
