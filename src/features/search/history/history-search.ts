/** What came of a form the browser posted by itself. */
export const readHistorySearch = ({ outcome }: Record<string, unknown>): { outcome?: string } => ({
  outcome: typeof outcome === 'string' ? outcome : undefined,
})
