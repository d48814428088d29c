import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { DescribedStatement } from './described-statement.ts'
import type { QueryCall } from './query-calls.ts'

/** A call of the database's method `query` in a source file, with PostgreSQL's description of each statement that it sends. */
export interface DescribedCall extends QueryCall {
  statements: readonly DescribedStatement[]
}

/** TypeScript type of the value that the driver returns for each PostgreSQL type. */
const READ: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  numeric: 'string',
  regclass: 'string',
  timestamptz: 'Date',
  varchar: 'string',
  name: 'string',
  interval: 'unknown',
  uuid: 'string',
  _int2: 'number[]',
  _int4: 'number[]',
  _bpchar: 'string[]',
  _bool: 'boolean[]',
  // The PostgreSQL driver returns the elements of arrays of these types as text.
  _int8: 'string[]',
  _bytea: 'Buffer[]',
  _date: 'string[]',
  _jsonb: 'unknown[]',
  _json: 'unknown[]',
  _numeric: 'string[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _uuid: 'string[]',
  // The PostgreSQL type `void` is that of a function without a result, and of the unnamed column in `select 1`.
  void: 'unknown',
}

/** TypeScript type that a parameter of each PostgreSQL type accepts. */
const WRITTEN: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  // The PostgreSQL driver writes an object as JSON, but an array as a PostgreSQL array.
  json: 'string | (object & { readonly length?: never })',
  jsonb: 'string | (object & { readonly length?: never })',
  text: 'string',
  timestamptz: 'Date | string',
  tsquery: 'string',
  varchar: 'string',
  name: 'string',
  interval: 'string',
  uuid: 'string',
  _int2: 'readonly number[]',
  _int4: 'readonly number[]',
  _int8: 'readonly (number | string)[]',
  numeric: 'number',
  _bool: 'readonly boolean[]',
  _bytea: 'readonly Uint8Array[]',
  _date: 'readonly string[]',
  _jsonb: 'readonly (string | object | null)[]',
  _numeric: 'readonly number[]',
  _text: 'readonly string[]',
  _timestamptz: 'readonly (Date | string)[]',
  _bpchar: 'readonly string[]',
  _tsquery: 'readonly string[]',
  _uuid: 'readonly string[]',
}

/**
 * Copies query files, adds PostgreSQL's description to the row type and values of each call, and compiles the copies.
 * @param described the calls of each file, by the file's path in the project
 * @returns the compiler's errors, with the lines of the original files
 */
export async function faultsOfTypes(
  root: string,
  described: ReadonlyMap<string, readonly DescribedCall[]>,
): Promise<string[]> {
  const folder = path.join(root, '.types/checked-sql')
  rmSync(folder, { recursive: true, force: true })
  for (const [file, calls] of described) {
    const copy = path.join(folder, file)
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(copy, copyOf(readFileSync(path.join(root, file), 'utf8'), calls))
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(PROJECT))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const said = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
  }).catch((error: Error & { stdout?: string }) => {
    if (!error.stdout) throw error
    return { stdout: error.stdout }
  })
  return said.stdout.split('\n').filter((line) => /\berror TS\d+:/.test(line))
}

const PROJECT = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    noUnusedLocals: false,
    types: ['node'],
    // Relative imports of a copied file resolve beside its original.
    rootDirs: ['.', '../..'],
  },
  include: ['server/**/*.ts'],
  // The empty `exclude` is needed, because the compiler's default would exclude everything below `.types`.
  exclude: [],
}

function copyOf(source: string, calls: readonly DescribedCall[]): string {
  const edits = calls.flatMap(({ row, values, statements }) => {
    // A statement that PostgreSQL refused has been reported already.
    if (statements.length === 0) return []
    const typed = row && source.slice(row.start, row.end)
    const verdicts = statements.map((one) => `VerdictOf<${typed}, ${columnsType(one)}>`)
    const given = values && source.slice(values.start, values.end)
    return [
      ...(row ? [{ ...row, text: `CheckedStatement<${typed}, ${verdicts.join(' | ')}>` }] : []),
      ...(values
        ? [{ ...values, text: `((${given}) satisfies ${statements.map(valuesType).join(' | ')})` }]
        : []),
    ]
  })
  const edited = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
  return `${edited}import type { CheckedStatement, VerdictOf } from '#server/testing/sql/verdict.ts'\n`
}

const columnsType = ({ columns }: DescribedStatement): string =>
  `{ ${columns.map((one) => `${JSON.stringify(one.name)}: [${read(one.type)}, ${one.isNullable ? 'null' : 'never'}]`).join('; ')} }`

/** TypeScript type of a statement's values. Undefined is allowed, because the driver writes it as null. */
const valuesType = ({ parameters }: DescribedStatement): string =>
  `readonly [${parameters.map((type) => `(${written(type)}) | null | undefined`).join(', ')}]`

const read = (type: string): string => known(READ, type)
const written = (type: string): string => known(WRITTEN, type)

function known(types: Readonly<Record<string, string>>, type: string): string {
  const found = types[type]
  if (found === undefined)
    throw new Error(`what does the driver make of ${type}? Say it in checked-copies.ts`)
  return found
}
