/** Element id of the sentence that says why a doctor cannot begin a prescription yet. */
export const BLOCKED_NOTICE = 'new-prescription-blocked'
