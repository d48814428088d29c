import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/**
 * Name of the file that lists the scripts of each page, in the folder of the built application. The server reads the file, but
 * does not serve it.
 */
export const PAGE_FILES = 'page-files.json'

/**
 * Lists for each page the scripts of the page and of its layout, except those that index.html names. The server puts them into
 * the HTML of the page, so that the browser requests them together with the first scripts, and not after these have run.
 * @returns {import('vite').Plugin}
 */
export function pageFiles() {
  return {
    name: 'page-files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const web = path.join(import.meta.dirname, '../../web')
        const frames = framesOf(path.join(web, 'app/layouts/layouts.ts'))
        const named = filesOf(bundle, [path.join(web, 'boot.ts'), path.join(web, 'main.tsx')], new Set())
        const routes = routesOf(path.join(web, 'routes.tsx'))
        if (routes.length === 0) throw new Error('no route was found in web/routes.tsx')
        const pages = routes.map(({ name, guard, layout, page }) => {
          const frame = path.join(web, 'app/layouts', frames[layout] ?? '')
          const files = filesOf(bundle, [frame, path.join(web, page)], named)
          return [name, { guard, files: [...files].map((file) => `/${file}`) }]
        })
        const source = JSON.stringify(Object.fromEntries(pages))
        this.emitFile({ type: 'asset', fileName: PAGE_FILES, source })
      },
    },
  }
}

/**
 * Names of the scripts that contain these modules, and of the scripts that those import.
 * @param {import('vite').Rollup.OutputBundle} bundle
 * @param {string[]} modules
 * @param {Set<string>} without names that are left out
 */
function filesOf(bundle, modules, without) {
  /** @type {Set<string>} */
  const files = new Set()
  const take = (/** @type {string} */ file) => {
    const part = bundle[file]
    if (part?.type !== 'chunk' || files.has(file) || without.has(file)) return
    files.add(file)
    part.imports.forEach(take)
  }
  for (const module of modules) {
    const found = Object.values(bundle).find(
      (part) => part.type === 'chunk' && (part.facadeModuleId === module || module in part.modules),
    )
    if (!found) throw new Error(`${module} is in no script`)
    take(found.fileName)
  }
  return files
}

/**
 * Reads the routes from web/routes.tsx, where they are grouped by guard and layout. The file is parsed and not run, because its
 * modules need a browser.
 * @param {string} file
 */
function routesOf(file) {
  const program = parsed(file)
  /** @type {Record<string, string>} */
  const shared = {}
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') shared[node.id.name] = importedBy(node.init)
  })
  /** @type {{ name: string, guard: string, layout: string, page: string }[]} */
  const routes = []
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'behind') return
    const [guard, layout, pages] = node.arguments
    for (const { key, value } of pages.properties)
      routes.push({
        name: key.property.name,
        guard: guard.value,
        layout: layout.value,
        page: importedBy(value) || (shared[value.name] ?? ''),
      })
  })
  return routes
}

/**
 * Reads the module of each layout, by the layout's name, from web/app/layouts/layouts.ts.
 * @param {string} file
 */
function framesOf(file) {
  /** @type {Record<string, string>} */
  const frames = {}
  walk(parsed(file), (node) => {
    if (node.type === 'Property' && node.value.type === 'CallExpression')
      frames[node.key.name] = importedBy(node.value)
  })
  return frames
}

const parsed = (/** @type {string} */ file) => parseSync(file, readFileSync(file, 'utf8')).program

/**
 * The module that an expression imports by `import()`.
 * @param {unknown} expression
 */
function importedBy(expression) {
  let module = ''
  walk(expression, (node) => {
    if (node.type === 'ImportExpression') module ||= node.source.value
  })
  return module
}

/**
 * Visits a syntax tree and all nodes in it.
 * @param {any} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const child of Object.values(node)) walk(child, visit)
}
