import type { Brand } from '#brands/brand.ts'
import { brandFile } from '#brands/brand-file.ts'
import { persisted } from '../calls/persist.ts'
import { createStore } from '../store.ts'
import { propertiesOf, resolveDark } from './theme-rules.ts'

export const isDark = createStore(false)

const system = window.matchMedia('(prefers-color-scheme: dark)')
let setting: 'auto' | boolean = 'auto'
let brand: Brand | undefined

function show(): void {
  const root = document.documentElement
  const dark = resolveDark(setting, system.matches, brand === undefined || brand.theme.dark !== null)
  root.dataset['mode'] = dark ? 'dark' : 'light'
  const palette = dark ? brand?.theme.dark : brand?.theme.light
  // Styles are set through the CSSOM, because a strict content security policy forbids style elements and attributes.
  if (palette) for (const [name, colour] of propertiesOf(palette)) root.style.setProperty(name, colour)
  if (palette) nameInHead('theme-color', palette.ground)
  isDark.set(dark)
}

export function setBrandTheme(next: Brand): void {
  brand = next
  const { style, dataset } = document.documentElement
  const { title, ...forms } = next.composition
  Object.assign(dataset, forms)
  style.setProperty('--title-size', `${title.size}rem`)
  style.setProperty('--title-weight', String(title.weight))
  style.setProperty('--title-tracking', `${title.tracking}em`)
  style.setProperty('--pattern', `url(${brandFile(next, next.logos.pattern)})`)
  style.setProperty('--radius', `${next.radius.control}px`)
  style.setProperty('--radius-large', `${next.radius.card}px`)
  style.setProperty('--density', String(next.density))
  const { font } = next
  style.setProperty('--font', typefaceOf(next, font))
  style.setProperty('--font-headings', font.headings ? typefaceOf(next, font.headings) : 'var(--font)')
  nameInHead('application-name', next.name)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = brandFile(next, next.logos.icon)
  show()
}

/** Sets the content of one of the brand's meta elements in index.html. */
const nameInHead = (name: string, content: string): void =>
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)

/** Registers a typeface, which the browser downloads when a text needs it. @returns the value of `font-family` */
function typefaceOf(of: Brand, { family, fallback, files }: Omit<Brand['font'], 'headings'>): string {
  for (const { file, weight, style } of files) {
    document.fonts.add(
      new FontFace(family, `url(${brandFile(of, file)})`, { weight, style, display: 'swap' }),
    )
  }
  return `'${family}', ${fallback}`
}

/**
 * Applies the colour mode and follows its changes: the doctor's fixed mode, which is forgotten with the session,
 * else the system's (specification section 4).
 */
export function startTheme(): void {
  const follow = () => {
    setting = persisted.get().local.darkMode ?? 'auto'
    show()
  }
  system.addEventListener('change', show)
  persisted.subscribe(follow)
  follow()
}
