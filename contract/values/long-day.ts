/** Options of `Intl.DateTimeFormat` for a day with its weekday and without its year: "sábado, 21 de noviembre". */
export const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
