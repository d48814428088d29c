// PostgreSQL cannot store U+0000, and a lone surrogate is not text (assurance.md F18).
export const isStorable = (s: string): boolean => !s.includes('\u0000') && !/\p{Surrogate}/u.test(s)

// Bidirectional control characters can make a dose read otherwise than it is signed.
export const isPlain = (s: string): boolean => isStorable(s) && !/[\u202A-\u202E\u2066-\u2069]/u.test(s)
/** Whether a text has a visible character. */
export const isVisible = (s: string): boolean => /[^\s\p{C}]/u.test(s)
