import { parseSync } from 'vite'

/** A node of a syntax tree. Only its type and its position are declared here. */
interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/**
 * Functions that fail a test: `expect`, helpers named after it, and functions that wait for an element, an address or a request
 * of a page.
 */
const ASSERTS = /^(?:expect.*|waitFor(?:URL|Request|Response|Event|Function)?)$/

/** Functions that replace a real response of the server, or a real function of the browser, by a fake. */
const FAKES = /^(?:route|stubGlobal)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Names of a called function: `expect` and `poll` in `expect.poll()`, `waitFor` and more in `page.getByText('x').waitFor()`. */
function calledNames(call: Node): string[] {
  const names: string[] = []
  for (let at = call['callee']; isNode(at); at = at['object'] ?? at['callee']) {
    if (at.type === 'Identifier') names.push(String(at['name']))
    const { property } = at
    if (isNode(property)) names.push(String(property['name']))
  }
  return names
}

/** Names that a destructuring pattern defines: a variable, a parameter or the members of an object. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  if (pattern.type === 'MemberExpression') return []
  if (pattern.type === 'Property') return namesIn(pattern['value'])
  return childrenOf(pattern).flatMap(namesIn)
}

/** Names of values that a syntax tree uses; names of members are left out. */
function namesUsed(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node['name'])]
  const isNamed = !node['computed'] && (node.type === 'MemberExpression' || node.type === 'Property')
  const left = isNamed ? [node['property'], node['shorthand'] ? undefined : node['key']] : []
  return childrenOf(node).flatMap((child) => (left.includes(child) ? [] : namesUsed(child)))
}

/** Whether a syntax tree calls one of these functions. Calls in the bodies of functions within it are left out. */
const calls = (node: Node, isCalled: RegExp): boolean =>
  (node.type === 'CallExpression' && calledNames(node).some((name) => isCalled.test(name))) ||
  childrenOf(node).some((child) => child.type !== 'BlockStatement' && calls(child, isCalled))

const statementsOf = ({ body }: Node): Node[] => [body].flat().filter(isNode)

interface Piece {
  node: Node
  /** Block that contains the piece of code, or the whole file. */
  block: Node
  /** Names whose values the piece of code defines. */
  defines: string[]
  /** Whether the piece of code is the table of a test's cases. */
  isTable?: boolean
}

/**
 * The statements of a file, with the names that each defines; statements in functions are included, and titles of tests are
 * left out.
 */
function piecesOf(node: Node, block: Node): Piece[] {
  const inside = (at: Node = node) => childrenOf(at).flatMap((child) => piecesOf(child, at))
  const below = () => childrenOf(node).flatMap((child) => piecesOf(child, block))
  const piece = (defines: string[], of: Node = node): Piece => ({ node: of, block, defines })
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
      return inside()
    case 'FunctionDeclaration':
      return [piece(namesIn(node['id'])), ...below()]
    case 'VariableDeclarator':
      return node['init'] === null ? [] : [piece(namesIn(node['id'])), ...below()]
    case 'ForOfStatement': {
      const { left, right } = node
      return [...(isNode(right) ? [piece(namesIn(left), right)] : []), ...below()]
    }
    case 'ReturnStatement':
      return [piece([]), ...below()]
    case 'ExpressionStatement': {
      const { expression } = node
      if (!isNode(expression)) return []
      if (expression.type === 'AssignmentExpression') return [piece(namesIn(expression['left'])), ...below()]
      if (expression.type !== 'CallExpression' || !calledNames(expression).some((name) => TEST.test(name)))
        return [piece([]), ...below()]
      return [...partsOfTest(expression, block), ...below()]
    }
    default:
      return below()
  }
}

/** Names of the functions that declare tests. */
const TEST = /^(?:test|it|describe)$/

/** The table of a test's cases, and the test's function if its body is a single expression. */
function partsOfTest(call: Node, block: Node): Piece[] {
  const { callee } = call
  const tables = isNode(callee) && callee.type === 'CallExpression' ? argumentsOf(callee) : []
  const bodies = argumentsOf(call).flatMap(({ body }) =>
    isNode(body) && body.type !== 'BlockStatement' ? [body] : [],
  )
  return [
    ...tables.map((node) => ({ node, block, defines: [], isTable: true })),
    ...bodies.map((node) => ({ node, block, defines: [] })),
  ]
}

const argumentsOf = (call: Node): Node[] => [call['arguments']].flat().filter(isNode)

/**
 * The parts of a test file that assert something: statements with `expect` or a wait, tables of cases, and the calls, values
 * and helpers whose results are compared. Titles, and statements that only prepare a test, are left out.
 */
export function assertedText(file: string, text: string): string {
  const program = parseSync(file, text).program as unknown as Node
  const pieces = piecesOf(program, program)
  const taken = new Set(pieces.filter((one) => one.isTable || calls(one.node, ASSERTS)))
  // The statement directly before an assertion counts as a part of it: a click, a call, a visit of a page.
  const acts = pieces.filter((one) => {
    if (one.node.type !== 'ExpressionStatement') return false
    const behind = statementsOf(one.block).find(
      ({ type, start }) => start >= one.node.end && type !== 'VariableDeclaration',
    )
    return [...taken].some(({ node }) => node.start === behind?.start)
  })
  // Faked answers count as a part of the assertions that follow them in the same block.
  const fakes = pieces.filter(
    ({ node, block }) =>
      calls(node, FAKES) && [...taken].some((one) => one.block === block && one.node.start > node.start),
  )
  for (const piece of [...acts, ...fakes]) taken.add(piece)
  for (let size = -1; size !== taken.size;) {
    size = taken.size
    const used = new Set([...taken].flatMap(({ node }) => namesUsed(node)))
    for (const piece of pieces) if (piece.defines.some((name) => used.has(name))) taken.add(piece)
  }
  return [...taken].map(({ node }) => text.slice(node.start, node.end)).join('\n;\n')
}
