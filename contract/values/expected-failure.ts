/**
 * A failure of a command or of the start whose message tells the person who typed the command what is wrong and what to
 * do, so that it is printed without a stack (tools/setup/sentences.mjs).
 */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure'
}
