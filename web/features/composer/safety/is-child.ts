import { mexicoToday } from '#contract/values/mexico-day.ts'

const GROWN = 18

/** Whether somebody born on this day (`YYYY-MM-DD`) is younger than 18. */
export function isChild(born: string): boolean {
  const today = mexicoToday()
  return born > `${Number(today.slice(0, 4)) - GROWN}${today.slice(4)}`
}
