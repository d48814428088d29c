import path from 'node:path'

const WEB = path.join(import.meta.dirname, '../../web')
const ICON = /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\][\w-]+\.mjs$/
/**
 * Text that every icon's module contains, and that the list of all icons and the modules of alias names of icons do not
 * contain.
 */
const DRAWS = /createLucideIcon\(/

/**
 * Replaces two functions of libraries that every page would load by the project's own: the one that draws an icon
 * (web/ui/draw-icon.ts), and the one that loads a part of the application (web/lib/load-part.ts). The project's functions have
 * only the features that the product uses, in a fifth of the code. The data of icons lose their names and the keys of their
 * elements, which the project's function does not read.
 * @returns {import('vite').Plugin[]}
 */
export function ownHelpers() {
  return [
    replaced(
      /lucide-react[/\\]dist[/\\]esm[/\\]createLucideIcon\.mjs$/,
      'ui/draw-icon.ts',
      'drawIcon as default',
    ),
    // A built application calls Vite's preload helper at each `import()`. The id of the helper's module begins with a zero byte.
    replaced(/^.vite\/preload-helper\.js$/, 'lib/load-part.ts', 'loadPart as __vitePreload'),
    {
      name: 'bare-icons',
      transform: {
        filter: { id: ICON },
        handler: (code) => (DRAWS.test(code) ? { code: bareIcon(code), map: null } : undefined),
      },
    },
  ]
}

/**
 * The module of an icon that contains only the icon's elements, as `drawIcon` takes them.
 * @param {string} code
 */
export function bareIcon(code) {
  const [, elements = ''] =
    /^const __iconData = \{.*?\bnode: (\[.*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};$/ms.exec(code) ?? []
  const bare = elements.replaceAll(/,\s*key: "[^"]*"/g, '')
  const from = /^import createLucideIcon from .*$/m.exec(code)?.[0]
  if (!from || !bare || /key:/.test(bare)) throw new Error('an icon of the library is no longer as it was')
  return `${from}\nexport default createLucideIcon(${bare})\n`
}

/**
 * Plugin that replaces each module whose id matches the pattern `id`: the new module re-exports `what` from a file in web/.
 * @param {RegExp} id
 * @param {string} file
 * @param {string} what
 * @returns {import('vite').Plugin}
 */
const replaced = (id, file, what) => ({
  name: `own ${file}`,
  enforce: 'pre',
  load: { filter: { id }, handler: () => `export { ${what} } from ${JSON.stringify(path.join(WEB, file))}` },
})
