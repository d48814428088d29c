import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainDriver } from './tools/vite/plain-driver.mjs'
import { precache } from './tools/vite/precache.mjs'

const SERVED_BY_SERVER = ['/api', '/rest-auth', '/brand', '/demo']

/**
 * Files that several pages share. Small files compress badly, and each costs a request. The bundler makes all other
 * files: one for each set of pages and later parts that load the same modules. What a module imports is loaded at least
 * as often as the module itself, so that the last two groups need not take it along, and no files import each other.
 */
const SHARED_FILES = [
  // Loaded by every page, with all that they import: React, the list of pages, the login page.
  { name: 'start', priority: 4, test: /\/web\/(?:app\/start|routes)\.tsx$/ },
  // Loaded by every page of a doctor besides, with all that it imports: menus, profile, the cache of fetched data.
  { name: 'doctor', priority: 3, test: /\/web\/app\/layouts\/DefaultLayout\.tsx$/ },
  // Controls, icons and formats that ten or more pages and later parts use.
  {
    name: 'shared',
    priority: 2,
    test: /\/(?:web\/ui|web\/lib|contract|lucide-react)\//,
    minShareCount: 10,
    includeDependenciesRecursively: false,
  },
  // Modules of one feature that three or more of its pages and later parts use.
  {
    name: (module: string) => /\/web\/features\/([\w-]+)\//.exec(module)?.[1],
    debugName: 'feature',
    priority: 1,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]

/** The browser's application. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'web'),
  plugins: [react(), tailwind(), plainDriver(), precache()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // What each page loads is measured from it.
    manifest: true,
    assetsDir: 'assets',
    // The content security policy allows no data: address for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only index.html names files to fetch ahead. Vite would also list the files of each `import()`: that is 2 to 5 kB on
      // each page, and on slow lines those files delay the data (docs/decisions/037-first-load.md).
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'offline.html', 'sw/sw.ts'].map((file) =>
        path.join(import.meta.dirname, 'web', file),
      ),
      output: {
        // The worker's address is known to every browser that has registered it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The shortest hash that the bundler allows: the start names a hundred files, and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
  // `npx vite` beside `npm start`: the pages from here, the data from there.
  server: { proxy: Object.fromEntries(SERVED_BY_SERVER.map((at) => [at, 'http://127.0.0.1:8080'])) },
})
