/** Days between the request and the closing, in which a doctor can withdraw. */
export const GRACE_DAYS = 30

const DAY_MS = 86_400_000

export const closesAt = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY_MS)
