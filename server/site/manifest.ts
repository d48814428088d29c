import { brandFile } from '#brands/brand-file.ts'
import type { Brand } from '#brands/brand.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import { texts } from '#locales/es/page-heads.ts'
import { defaultLanguage, intlLocale } from '#locales/locale.ts'
import { colourHex } from '../brand/colour-hex.ts'

/** Web application manifest of a brand (W3C): name, icons and colours of the installed application. */
export function manifestOf(brand: Brand): Record<string, unknown> {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
    src: brandFile(brand, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const small = icon('icon-192.png', 192)
  const { shortcuts } = texts
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[defaultLanguage],
    lang: intlLocale[defaultLanguage],
    dir: 'ltr',
    start_url: pageAddresses.index,
    scope: '/',
    display: 'standalone',
    theme_color: colourHex(brand.theme.light.ground),
    background_color: colourHex(brand.theme.light.ground),
    categories: ['medical', 'productivity'],
    icons: [small, icon('icon-512.png', 512), icon('icon-maskable-512.png', 512, 'maskable')],
    shortcuts: Object.entries(shortcuts).map(([page, name]) => ({
      name,
      url: pageAddresses[page as keyof typeof shortcuts],
      icons: [small],
    })),
  }
}
