import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainDriver } from './tools/vite/plain-driver.mjs'
import { precache } from './tools/vite/precache.mjs'

const SERVED_BY_SERVER = ['/api', '/rest-auth', '/brand', '/demo']

/** Matches the modules of `folder` that have one of these names, whatever their ending. */
const modules = (folder: string, ...names: string[]): string => `/${folder}/(?:${names.join('|')})\\.`

/**
 * What every page loads, as one file: small files compress badly and each costs a request. Only what the login page
 * needs too belongs here; its limit is 95 kB of gzip.
 */
const START = [
  '/node_modules/(?:react|react-dom|scheduler)/',
  modules('locales', 'locale'),
  modules('brands', 'brand-file'),
  modules('contract', 'problem'),
  modules('web', 'paths'),
  modules(
    'web/lib/calls',
    'api-error',
    'calls-of',
    'guest-endpoints',
    'limits',
    'persist',
    'problem-text',
    'request',
  ),
  modules('web/lib/router', 'address', 'match-path', 'params', 'Redirect', 'Router'),
  modules('web/lib/brand', 'brand'),
  modules('web/lib/reports', 'errors-seen'),
  modules('web/lib', 'form'),
  modules('web/lib/account', 'session'),
  modules('web/lib', 'store', 'texts'),
  modules('web/lib/brand', 'theme', 'theme-cache', 'theme-rules'),
  modules('web/lib/account', 'token-storage'),
  modules('web/app/layouts', 'CenteredLayout', 'layouts'),
  modules('web/app', 'known-pages', 'page'),
  modules('web/app/states', 'ErrorBoundary', 'ErrorPage'),
  modules('web/app/session', 'guard'),
  modules('web/app/menu', 'Logo'),
  modules('web/app', 'reload-guard'),
  modules('web/app/states', 'RouteProgress'),
  modules('web/app/layouts', 'Screen'),
  modules('web/app/session', 'ToLogin'),
  modules('web/ui', 'Anchor', 'Button', 'button-style', 'class-names'),
  modules('web/ui/fields', 'control-style', 'ErrorSummary', 'Field'),
  modules('web/ui', 'IconButton', 'Link', 'marks', 'Page'),
  modules('web/ui/fields', 'TextField'),
  modules('web/features/accounts', 'LoginPage'),
]

/** What every page of a logged-in doctor loads besides: fetched data, the contract's schemas, the menu, notices. */
const DOCTOR = [
  '/node_modules/@tanstack/',
  '/lucide-react/dist/esm/(?!icons)',
  modules('contract/values', 'mexico-day'),
  modules('web/lib/calls', 'api', 'endpoints', 'query'),
  modules('web/lib/account', 'profile'),
  modules('web/lib', 'contact-panel', 'format'),
  modules('web/app/layouts', 'DoctorFrame'),
  modules('web/app/menu', 'SideMenu', 'DesktopMenu', 'TopBar', 'SkipLink'),
  modules('web/app/session', 'UnverifiedNotice'),
  modules('web/ui/notices', 'Snackbar', 'notices'),
  modules('web/ui', 'Skeleton', 'EmptyState', 'Tag'),
]

/** What the page of a new prescription has besides, of which each part would be a file of a few hundred bytes. */
const CONTROLS = [
  modules('web/lib/drafts', 'unsaved'),
  modules('web/features/composer', 'draft/field-ids', 'rows/move-focus'),
  modules('web/ui/fields', 'Checkbox', 'Select', 'TextArea'),
  modules('web/ui/dialog', 'Dialog', 'use-modal'),
  modules('web/ui', 'first-click'),
  modules('web/ui/combobox', 'use-search'),
  '/lucide-react/dist/esm/icons/(?:copy-plus|file-pen|files|printer|star|user|user-plus|user-search)\\.',
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'offline.html', 'sw/sw.ts'].map((file) =>
        path.join(import.meta.dirname, 'web', file),
      ),
      output: {
        // The worker's address is known to every browser that has registered it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The first load lists every file, and names compress badly. A page keeps its name, which error reports show; what
        // pages share is named by the bundler after one of its modules, which tells nobody anything: its hash is enough.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || name === 'start' || name === 'doctor'
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            { name: 'start', priority: 2, test: new RegExp(START.join('|')) },
            { name: 'doctor', priority: 1, test: new RegExp(DOCTOR.join('|')) },
            { name: 'controls', priority: 1, test: new RegExp(CONTROLS.join('|')) },
          ],
        },
      },
    },
  },
  // `npx vite` beside `npm start`: the pages from here, the data from there.
  server: { proxy: Object.fromEntries(SERVED_BY_SERVER.map((at) => [at, 'http://127.0.0.1:8080'])) },
})
