const GROWN = 18

/** Whether somebody born on the day `born` is younger than 18 on the day `today`; both days as `YYYY-MM-DD`. */
export const isChild = (born: string, today: string): boolean =>
  born > `${Number(today.slice(0, 4)) - GROWN}${today.slice(4)}`
