import { parseSync } from 'vite'

/**
 * Exports of React that no module of the application imports. Bundlers keep all exports of a CommonJS module, and all functions
 * that only these exports use.
 * @type {readonly { file: RegExp, from: RegExp, unused: ReadonlySet<string> }[]}
 */
const PACKAGES = [
  {
    file: /[/\\]react[/\\]cjs[/\\]react\.production\.js$/,
    from: /^react$/,
    unused: new Set(
      `Activity Children Profiler PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cache cacheSignal
      cloneElement createRef isValidElement unstable_useCacheRefresh useActionState useDebugValue
      useImperativeHandle useInsertionEffect useOptimistic useReducer useTransition`.split(/\s+/),
    ),
  },
  {
    file: /[/\\]react-dom[/\\]cjs[/\\]react-dom\.production\.js$/,
    from: /^react-dom$/,
    unused: new Set(
      `browser preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
      unstable_batchedUpdates useFormState useFormStatus`.split(/\s+/),
    ),
  },
  {
    file: /[/\\]react-dom[/\\]cjs[/\\]react-dom-client\.production\.js$/,
    from: /^react-dom\/client$/,
    unused: new Set(['hydrateRoot']),
  },
  // Only React DOM imports the package `scheduler`, and React DOM does not use these exports.
  {
    file: /[/\\]scheduler[/\\]cjs[/\\]scheduler\.production\.js$/,
    from: /^scheduler$/,
    unused: new Set(
      'unstable_Profiling unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback'.split(
        ' ',
      ),
    ),
  },
]
const IMPORTS_REACT = /from\s*["']react(?:-dom(?:\/client)?)?["']/

/**
 * Removes the exports of React that no module imports from the built application. The build fails if a module does import one
 * of them, or if React no longer exports it.
 * @returns {import('vite').Plugin}
 */
export function bareReact() {
  return {
    name: 'bare-react',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        const exporter = PACKAGES.find(({ file }) => file.test(id))
        if (exporter) return { code: withoutExports(code, id, exporter.unused), map: null }
        if (IMPORTS_REACT.test(code)) refuseUnused(code, id)
        return undefined
      },
    },
  }
}

/**
 * A CommonJS module without some of its exports. The minifier then removes the functions that only these exports used.
 * @param {string} code
 * @param {string} id
 * @param {ReadonlySet<string>} unused
 */
export function withoutExports(code, id, unused) {
  const left = new Set(unused)
  let bare = code
  for (const statement of parsed(code, id).toReversed()) {
    const target = statement.type === 'ExpressionStatement' ? statement.expression.left : undefined
    if (target?.object?.name !== 'exports' || !left.delete(target.property.name)) continue
    bare = bare.slice(0, statement.start) + bare.slice(statement.end)
  }
  if (left.size > 0) throw new Error(`${id} does not export ${[...left].join(', ')}`)
  return bare
}

/**
 * Throws if a module imports an export of React that was removed.
 * @param {string} code
 * @param {string} id
 */
export function refuseUnused(code, id) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const whole = new Map()
  for (const statement of parsed(code, id)) {
    const unused = PACKAGES.find(({ from }) => from.test(statement.source?.value ?? ''))?.unused
    if (!unused || !statement.specifiers) continue
    for (const { type, imported, local } of statement.specifiers) {
      if (type !== 'ImportSpecifier') whole.set(local.name, unused)
      else if (unused.has(imported.name))
        throw new Error(`${id} imports ${imported.name}: see bare-react.mjs`)
    }
  }
  for (const [name, unused] of whole)
    for (const [, used = ''] of code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g')))
      if (unused.has(used)) throw new Error(`${id} uses ${name}.${used}: see bare-react.mjs`)
}

/**
 * Syntax trees of a module's top-level statements.
 * @param {string} code
 * @param {string} id
 * @returns {any[]}
 */
const parsed = (code, id) => [...parseSync(`${id.replace(/\?.*/, '')}.js`, code).program.body]
