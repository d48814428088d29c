import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Product } from '../product.ts'

/** `npm run operator -- …` beside the running product. */
export async function operatorCommand(
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  ...words: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/setup/run.mjs', 'tools/operator.ts', ...words],
    { env: { ...process.env, DATABASE_URL: databaseUrl } },
  )
  return stdout.trim()
}
