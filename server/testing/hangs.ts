/**
 * Limit of a wait for what a job or an event does, ms: a guard against a hang, not a measure. Events are read in order, after every
 * earlier transaction of the database cluster. Other tests make transactions there too, and that of a demo takes many seconds on a
 * busy machine.
 */
export const HANGS = 45_000
