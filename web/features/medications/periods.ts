/**
 * Periods in days back from today, as the contract has them: its schemas stay on the server
 * (docs/decisions/013).
 */
export const SHOWN_PERIODS = ['30', '90', '365'] as const
export type ShownPeriod = (typeof SHOWN_PERIODS)[number]
