import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The browser's application. */
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server reads from it which files a page needs first.
    manifest: true,
    assetsDir: 'assets',
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
  },
})
