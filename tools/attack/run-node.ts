import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

/** Starts a Node process with the environment of the present process and the given variables. */
export const runNode = (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  stdio: StdioOptions,
): ChildProcess => spawn(process.execPath, args, { env: { ...process.env, ...variables }, stdio })
