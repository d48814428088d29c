import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Product } from '../product.ts'

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

/** Adds an operator to a running product. */
export async function addOperator({
  databaseUrl,
  addressOf,
}: Pick<Product, 'databaseUrl' | 'addressOf'>): Promise<{ email: string; password: string }> {
  const email = addressOf('revision@recetario.example')
  const said = await operatorCommand(
    { DATABASE_URL: databaseUrl },
    'add',
    email,
    '--name',
    'Operación Ficticia',
  )
  return { email, password: said.split('\n').at(-1) ?? '' }
}
