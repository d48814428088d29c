const GROWN = 18

/** Whether somebody born on a day is younger than 18 on another; both `YYYY-MM-DD`. */
export const isChild = (born: string, today: string): boolean =>
  born > `${Number(today.slice(0, 4)) - GROWN}${today.slice(4)}`
