import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Where `….query<Row>(text, values)` stands in a file, as offsets into its source. */
export interface QueryCall {
  /** Of `query`, from 1: what the stack says while it runs. */
  line: number
  /** What stands between `<` and `>`; null: the rows are only counted. */
  row: Span | null
  values: Span | null
}

interface Span {
  start: number
  end: number
}

interface AstNode extends Span {
  type: string
  [member: string]: unknown
}

/** Every call of `query` in a file, in its order. */
export function queryCallsOf(file: string): QueryCall[] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const calls: QueryCall[] = []
  visit(program, (node) => {
    const name = node.type === 'CallExpression' && isNode(node['callee']) ? node['callee']['property'] : null
    if (!isNode(name) || name['name'] !== 'query') return
    const [row] = nodesIn(node['typeArguments'], 'params')
    const [, values] = nodesIn(node, 'arguments')
    const line = source.slice(0, name.start).split('\n').length
    calls.push({ line, row: row ?? null, values: values ?? null })
  })
  return calls
}

function visit(value: unknown, each: (node: AstNode) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, each)
  else if (isNode(value)) {
    each(value)
    for (const member of Object.values(value)) visit(member, each)
  }
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown, member: string): AstNode[] => {
  const found = isNode(value) ? value[member] : undefined
  return Array.isArray(found) ? found.filter(isNode) : []
}
