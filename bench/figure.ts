/** One measured figure, and whether it is within its limit. */
export interface Figure {
  figure: string
  value: number
  unit: string
  /** Limit as it is printed, such as `< 15`. */
  limit: string
  holds: boolean
  /** Circumstances of the measurement, such as the size of the data. */
  note?: string
}
