/** Id of the sentence that says why the main action is disabled. */
export const BLOCKED_NOTICE = 'new-prescription-blocked'
