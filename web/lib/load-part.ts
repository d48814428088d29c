import { reloadIfReached } from './reload-guard.ts'

const styles = new Map<string, Promise<void>>()

function fetchStyle(href: string): Promise<void> {
  const known = styles.get(href)
  if (known) return known
  const fetching = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      styles.delete(href)
      reject(new Error(`unable to preload ${href}`))
    })
    document.head.append(link)
  })
  styles.set(href, fetching)
  return fetching
}

/**
 * Loads a part of the application: its code together with its styles. The build puts this function around each `import()`, in the
 * place of Vite's own, which also handles other kinds of files (tools/vite/own-helpers.mjs). A part that is missing,
 * as after a deployment, reloads the page.
 * @param files the styles, relative to the root of the site
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    const [part] = await Promise.all([load(), ...files.map((file) => fetchStyle(`/${file}`))])
    return part
  } catch (error) {
    void reloadIfReached()
    throw error
  }
}
