/**
 * Colour and duration (ms) of the notice that lists cancelled medicines, which are not written again. It
 * stays longer than other notices.
 */
export const leftOutNotice = { colour: 'warning', lasts: 20_000 } as const
