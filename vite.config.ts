import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceDigest, WEB_FOLDERS } from './tools/setup/bundle.mjs'
import { bareReact } from './tools/vite/bare-react.mjs'
import { earlyKeys } from './tools/vite/early-keys.mjs'
import { ownHelpers } from './tools/vite/own-helpers.mjs'
import { pageFiles } from './tools/vite/page-files.mjs'
import { plainDriver } from './tools/vite/plain-driver.mjs'
import { precache } from './tools/vite/precache.mjs'
import { startFirst } from './tools/vite/start-first.mjs'
import { textsByName } from './tools/vite/texts-by-name.mjs'

const SERVED_BY_SERVER = ['/api', '/rest-auth', '/brand', '/demo']

/**
 * Folder of the scripts of one release, named after a digest of all sources. A script imports another by its name without a hash.
 * A hash in each name would not compress, and nearly all names would change at each release anyway, because a script contains the
 * names of those that it imports (docs/decisions/037-first-load.md).
 */
const SCRIPTS = `assets/${sourceDigest(WEB_FOLDERS).slice(0, 12)}`

/** Subfolder for a script with texts, such as `es/`; '' for other scripts. Each language has files with the same names. */
const languageOf = (module: string | null | undefined): string =>
  /\/locales\/((?:es|en)\/)/.exec(module ?? '')?.[1] ?? ''

/**
 * Files that several pages share. Small files compress badly, and each costs a request. All other files follow the bundler's
 * default: one for each set of pages and `import()`s that load the same modules. In all groups after the first three, a module is
 * taken without its imports. The imports are loaded by at least as many pages as the module itself, so that the rules of the
 * groups place the imports too, and no two files import each other.
 */
const SHARED_FILES = [
  // The code that runs first, with its imports: the list of pages, texts, brand and session. Every page loads this code. It
  // renders nothing, so that the first API calls are sent before React DOM, by far the largest part of the start, has been
  // downloaded.
  { name: 'boot', priority: 6, test: /rolldown\/runtime|\/web\/boot\.ts$/ },
  // Other modules that every page loads, with their imports: React DOM, links, buttons and the parts of a form.
  {
    name: 'start',
    priority: 5,
    test: /\/web\/(?:main|app\/(?:show-app|layouts\/CenteredLayout)|lib\/(?:form|calls\/refusal)|ui\/(?:Button|Link|fields\/(?:ErrorSummary|ShowPassword|TextField)))\.tsx?$/,
  },
  // Other modules that every page of a doctor loads, with their imports: menus, profile, the cache of fetched data.
  {
    name: 'doctor',
    priority: 4,
    test: /\/web\/(?:app\/layouts\/DefaultLayout\.tsx|lib\/on-demand\.ts|ui\/use-now\.ts)$/,
  },
  // Widgets of the home page with their grid and frame. `DashboardPage` requests this one file after it has been drawn; no module
  // of the page imports it, so it is not part of the page's first load (see e2e/first-load.ts).
  {
    name: 'widgets',
    priority: 3,
    test: /\/web\/features\/dashboard\/(?:frame|frequency|review|widgets)\/|\/shown-news\.ts$|\/contract\/profile\/widget-ids\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Dialogs and their parts that ten or more pages and `import()`s use: many pages load them with the first dialog.
  {
    name: 'dialogs',
    priority: 3,
    test: /\/web\/ui\/dialog\//,
    minShareCount: 10,
    includeDependenciesRecursively: false,
  },
  // The combobox, which searches while somebody types, with its rules of what Enter chooses and how names are compared. Without
  // this group each rule would be a file of some 200 bytes.
  {
    name: 'combobox',
    priority: 3,
    test: /\/web\/ui\/combobox\/|\/contract\/(?:medications\/is-guess|values\/normalize)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Controls, icons and formats that ten or more pages and `import()`s use. The grammar of doses is left out: only parts of the
  // composer use it, and it is larger than all of these files together. The module that keeps a dose on one line (`keep-doses`)
  // is left out too, because names with a dose are drawn after the first load of a page.
  {
    name: 'shared',
    priority: 2,
    test: /\/(?:web\/ui|web\/lib|contract(?!\/posology|\/values\/keep-doses)|lucide-react)\//,
    minShareCount: 10,
    includeDependenciesRecursively: false,
  },
  // Modules of one feature that three or more of its pages and `import()`s use. Modules about drafts and about changes of a
  // patient's record are put into the composer's file, because only the composer uses them and each would otherwise be a file of
  // some 200 bytes.
  {
    name: (module: string) =>
      /\/contract\/drafts\/draft-|\/lib\/drafts\/record-/.test(module)
        ? 'composer'
        : /\/web\/features\/([\w-]+)\//.exec(module)?.[1],
    debugName: 'feature',
    priority: 1,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]

/** Build of the browser application. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'web'),
  plugins: [
    react(),
    tailwind(),
    ownHelpers(),
    bareReact(),
    plainDriver(),
    startFirst(),
    earlyKeys(),
    textsByName(),
    pageFiles(),
    precache(),
  ],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows no `data:` addresses for fonts and styles, so no file is inlined as one.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only index.html names files to fetch ahead. Vite would also list the files of each `import()`: that is 2 to 5 kB on each
      // page, and on slow connections those files delay the data (docs/decisions/037-first-load.md).
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'early-keys.ts', 'sw/sw.ts'].map((file) =>
        path.join(import.meta.dirname, 'web', file),
      ),
      output: {
        // The service worker has the same address in each release, because browsers have registered it under that address.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : `${SCRIPTS}/[name].js`),
        chunkFileNames: ({ facadeModuleId }) => `${SCRIPTS}/${languageOf(facadeModuleId)}[name].js`,
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
  // `npx vite` serves the pages, and passes calls of the API on to the product that `npm start` runs.
  server: { proxy: Object.fromEntries(SERVED_BY_SERVER.map((at) => [at, 'http://127.0.0.1:8080'])) },
})
