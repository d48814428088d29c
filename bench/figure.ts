/** One measured figure and whether it holds. */
export interface Figure {
  figure: string
  value: number
  unit: string
  /** As printed: `< 15`. */
  limit: string
  holds: boolean
  /** Size of the data and other circumstances. */
  note?: string
}
