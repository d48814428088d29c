import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A call `….query<Row>(text, values)` in a source file. Spans are offsets into the source. */
export interface QueryCall {
  /** Line of the word `query`, counted from 1, as a stack trace at run time gives it. */
  line: number
  /** Position of the row type between `<` and `>`; null where the call has none. */
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

/** All calls of `query` in a source file, in order. */
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
