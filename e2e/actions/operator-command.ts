import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs `npm run operator -- …` on the database that `environment` names, while the product is running. */
export async function operatorCommand(
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/setup/run.mjs', 'tools/operator.ts', ...words],
    { env: { ...process.env, ...environment } },
  )
  return stdout.trim()
}
