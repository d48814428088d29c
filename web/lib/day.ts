const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** Today on the product's clock, `YYYY-MM-DD`. */
export const today = (): string => day.format(new Date())
