import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf, filesBelow, onceFor, root } from './project.mjs'

const CONFIGURATION = ['package-lock.json', 'vite.config.ts', 'vite.server.config.ts']

/** What can end up in a program: the knowledge's tables are read when it runs, so they are no part of it. */
export const PROGRAM_FOLDERS = ['contract', 'server', 'knowledge', 'brands', 'locales', 'tools', 'bench', 'web']

/**
 * A digest of all that a bundle is made of.
 * @param {string[]} folders
 */
export function sourceDigest(folders) {
  const files = folders.flatMap((folder) => {
    const below = existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : []
    return below.filter((file) => isSource(file, folder))
  })
  const all = [...files, ...CONFIGURATION.map((file) => path.join(root, file))]
  return digestOf(all.flatMap((file) => [path.relative(root, file), readFileSync(file)]))
}

/** @param {string} file @param {string} folder */
function isSource(file, folder) {
  if (/\.test\.tsx?$/.test(file)) return false
  return folder !== 'knowledge' || /\.(ts|json)$/.test(file)
}

/**
 * Bundles a TypeScript program to one that Node runs, unless it is up to date.
 * Node 20 does not strip types; packages stay outside and are found in node_modules.
 * @param {{ entry: string, outDir: string, name: string, what: string, folders: string[], quiet?: boolean }} program
 * @returns {Promise<string>} The bundle's file.
 */
export async function bundle({ entry, outDir, name, what, folders, quiet = false }) {
  const target = path.join(root, outDir, `${name}.mjs`)
  await onceFor({
    stamp: path.join(root, outDir, `.${name}.stamp`),
    key: sourceDigest(folders),
    what,
    quiet,
    async work() {
      const { build } = await import('vite')
      await build({
        root,
        configFile: path.join(root, 'vite.server.config.ts'),
        logLevel: 'warn',
        build: { ssr: entry, outDir, rolldownOptions: { output: { entryFileNames: `${name}.mjs` } } },
      })
    },
  })
  return target
}
