/** Columns of the grid of the home page, on a wide screen. */
export const GRID_COLUMNS = 12

/**
 * Puts widgets into rows of twelve columns, in their order, and stretches the widgets of a row that is not full, so
 * that no row has a hole whatever the order.
 * @param spans number of columns that each widget needs, 1 to 12
 * @returns columns of each widget
 */
export function gridColumns(spans: readonly number[]): number[] {
  const rows: number[][] = []
  let used = GRID_COLUMNS
  for (const span of spans) {
    if (used + span > GRID_COLUMNS) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(span)
    used += span
  }
  return rows.flatMap(stretched)
}

/** Shares the free columns of a row among its widgets, in proportion to the columns that each widget needs. */
function stretched(row: readonly number[]): number[] {
  const asked = row.reduce((sum, span) => sum + span, 0)
  let end = 0
  let taken = 0
  return row.map((span) => {
    end += span
    const edge = Math.round((end * GRID_COLUMNS) / asked)
    const columns = edge - taken
    taken = edge
    return columns
  })
}
