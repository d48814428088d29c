import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SERVED_BY_SERVER = ['/api', '/rest-auth', '/brand', '/demo']

/** The browser's application. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'web'),
  plugins: [react(), tailwind()],
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
  },
  // `npx vite` beside `npm start`: the pages from here, the data from there.
  server: { proxy: Object.fromEntries(SERVED_BY_SERVER.map((at) => [at, 'http://127.0.0.1:8080'])) },
})
