/** Days between the request to close an account and the closing, in which a doctor can withdraw the request. */
export const GRACE_DAYS = 30

const DAY_MS = 86_400_000

export const closesAt = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY_MS)
