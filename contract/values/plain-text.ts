// PostgreSQL cannot store U+0000, and a lone surrogate is not text (assurance.md F18).
export const isStorable = (s: string): boolean => !s.includes('\u0000') && !/\p{Surrogate}/u.test(s)

// Bidirectional control characters can make a dose read otherwise than it is signed.
export const isPlain = (s: string): boolean => isStorable(s) && !/[\u202A-\u202E\u2066-\u2069]/u.test(s)

/**
 * Whether paper shows a text as it was signed: the marks U+061C and U+200F, which are invisible, also turn the order of what
 * surrounds them ("10 / 5" is read as "5 / 10"), and control characters have no shape.
 */
export const isPrintable = (s: string): boolean => isPlain(s) && !/[\u061C\u200F]|[^\P{Cc}\t\n\r]/u.test(s)
/** Whether a text has a visible character. */
export const isVisible = (s: string): boolean => /[^\s\p{C}]/u.test(s)
