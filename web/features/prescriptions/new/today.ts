/** The product's clock: a prescription carries the day of Mexico City. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** `YYYY-MM-DD` */
export const dayOf = (instant: Date): string => day.format(instant)
