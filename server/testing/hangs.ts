/**
 * Time limit of a wait for a job or an event, ms. The limit only guards against a hang, and measures nothing. Events are
 * read in order, after every earlier transaction of the database cluster. Other tests make transactions in the same
 * cluster. The transaction that makes the demo takes many seconds on a busy machine.
 */
export const HANGS = 45_000
