import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { onceFor } from './once.mjs'
import { digestOf, filesBelow, root } from './project.mjs'

/** Files that configure a build or fix the version of every package. A change of one makes a new build necessary. */
const CONFIGURATION = [
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'tools/setup/bundle.mjs',
  ...readdirSync(path.join(root, 'tools/vite'))
    .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
    .map((name) => `tools/vite/${name}`)
    .toSorted(),
]

/** Folders whose files the browser application imports. */
export const WEB_FOLDERS = ['web', 'contract', 'knowledge', 'locales', 'brands']

/** Folders whose files the program of a command may import. */
const PROGRAM_FOLDERS = [
  'contract',
  'server',
  'knowledge',
  'brands',
  'locales',
  'tools',
  'bench',
  'e2e',
  'web',
]

/** Commands of the person who operates the product. They must be built beforehand for an installation without write access. */
export const COMMANDS = ['tools/operator.ts', 'tools/backup.ts', 'tools/restore.ts', 'tools/trail-verify.ts']

/**
 * Digest of the contents of all files from which a bundle is made. Modification times are not used, because a checkout changes
 * them.
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

/**
 * Whether a bundle is made from the file. The tables in knowledge/ are not part of a bundle: a program reads them when it runs.
 * @param {string} file
 * @param {string} folder
 */
function isSource(file, folder) {
  if (/\.test\.tsx?$/.test(file)) return false
  return folder !== 'knowledge' || /\.(ts|json)$/.test(file)
}

/**
 * Bundles a TypeScript program to one file that Node runs, unless that file is up to date. Node reads one file faster than a
 * thousand. Packages are not bundled, but found in node_modules.
 * @param {{ entry: string, outDir: string, name: string, what: string, folders: string[], quiet?: boolean }} program
 * @returns {Promise<string>} Path of the bundle.
 */
export async function bundle({ entry, outDir, name, what, folders, quiet = false }) {
  const target = path.join(outDir, `${name}.mjs`)
  await onceFor({
    stamp: path.join(root, outDir, `.${name}.stamp`),
    key: sourceDigest(folders),
    what,
    quiet,
    async work() {
      const { build } = await import('vite')
      await placeAtOnce(target, (aside) =>
        build({
          root,
          configFile: path.join(root, 'vite.server.config.ts'),
          logLevel: 'warn',
          build: {
            ssr: entry,
            outDir: path.dirname(aside),
            rolldownOptions: { output: { entryFileNames: path.basename(aside) } },
          },
        }),
      )
    },
  })
  return path.join(root, target)
}

/**
 * Bundles one of the project's TypeScript programs, unless its bundle is up to date.
 * @param {string} entry
 * @returns {Promise<string>} Path of the bundle.
 */
export function bundleProgram(entry) {
  return bundle({
    entry: path.resolve(root, entry),
    outDir: 'dist/tools',
    name: nameOf(entry),
    what: entry,
    folders: PROGRAM_FOLDERS,
    quiet: true,
  })
}

/**
 * Name of a program's bundle: dist/tools/operator.mjs for tools/operator.ts, dist/tools/bench-run.mjs for bench/run.ts.
 * @param {string} file
 */
function nameOf(file) {
  const parts = path.relative(root, path.resolve(root, file)).replace(/\.ts$/, '').split(path.sep)
  return (parts[0] === 'tools' ? parts.slice(1) : parts).join('-')
}

/**
 * Lets `make` write to a temporary path, and moves the result into place in one step, so that another command or a running
 * server never sees a half-written result.
 * @param {string} target A file or a folder, relative to the project.
 * @param {(aside: string) => Promise<unknown>} make
 */
export async function placeAtOnce(target, make) {
  const place = path.join(root, target)
  const workshop = path.join(root, 'dist', `.making-${process.pid}-${path.basename(target)}`)
  const aside = path.join(workshop, path.basename(target))
  try {
    await make(aside)
    mkdirSync(path.dirname(place), { recursive: true })
    // A rename replaces a file but not a folder, so an existing folder is moved out of the way first.
    if (existsSync(place)) renameSync(place, path.join(workshop, 'replaced'))
    renameSync(aside, place)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
