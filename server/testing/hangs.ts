/**
 * Time limit in ms for a test that waits for a job or an event. The limit only guards against a hang, and measures nothing.
 * Events are read in order, after every earlier transaction of the database cluster. Tests that run at the same time make
 * transactions in the same cluster, and the transaction that makes the demo takes many seconds on a busy machine.
 */
export const HANGS = 45_000
