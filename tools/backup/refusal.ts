/** A reason why a command refuses to work, as a sentence for the person who typed the command. */
export class Refusal extends Error {}

const OF_SYSTEM: Record<string, string> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'no space is left for this user on its disk',
  ENOENT: 'it does not exist, and could not be made',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file is in its place',
}

/**
 * Runs the work of a command on a folder. A failure is printed as one sentence, and the exit code is 1.
 * @param folder the folder that the command reads or writes
 */
export async function inSentences(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, folder)}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof Refusal) return error.message
  const { code, path = folder } = error as NodeJS.ErrnoException
  const reason = OF_SYSTEM[code ?? '']
  return reason === undefined ? `It failed: ${error.message}` : `${path}: ${reason}.`
}
