/** How a notice about cancelled medicines, which are not written again, looks: it stays longer than other notices. */
export const leftOutLook = { colour: 'warning', lasts: 20_000 } as const
