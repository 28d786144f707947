/** Rows of several kinds in the order of their deadlines, which are instants in Tokyo; the first of equal ones stays first. */
export const byDeadline = <Row extends { due: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due))
