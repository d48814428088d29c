import { brandFile } from '#brands/brand-file.ts'
import type { Brand } from '#brands/brand.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import { texts as en } from '#locales/en/page-heads.ts'
import { texts as es } from '#locales/es/page-heads.ts'
import { intlLocale, type Language } from '#locales/locale.ts'
import { colourHex } from '../brand/colour-hex.ts'
import { SOCIAL } from '../brand/brand-pictures.ts'
import { isPublic, listedAs, type PageName } from './page-at.ts'

export interface HeadOf {
  brand: Brand
  /** Name of the requested page; undefined for an address without a page. */
  page: PageName | undefined
  /** Web address under which the brand is reached, without a slash at the end. */
  base: string
  /** Whether the address has a query. Only a public page may be listed with a query. */
  hasQuery: boolean
  language: Language
}

const textsOf = { es, en }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escape(content)}" />`

/** Title of a page in the application's form: the page, then the brand. */
function titleOf({ brand, page, language }: Pick<HeadOf, 'brand' | 'page' | 'language'>): string {
  const { titles, notFound } = textsOf[language]
  const title = page === undefined ? notFound : titles[page]
  return `${title} | ${brand.name}`
}

/** Elements of the head of a page, which name the page and the brand, and never a person. */
export function headOf({ brand, page, base, hasQuery, language }: HeadOf): string {
  const { ground } = brand.theme.light
  const own = isPublic(page) ? ` ${textsOf[language].descriptions[page]}` : ''
  const description = brand.tagline[language] + own
  const title = titleOf({ brand, page, language })
  const listed = listedAs(page, hasQuery)
  const address = listed && base + pageAddresses[listed]
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'application-name', brand.name),
    meta('name', 'theme-color', colourHex(ground)),
    meta('name', 'robots', address === undefined ? 'noindex' : 'index'),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escape(address)}" />`]),
    `<link rel="icon" href="${brandFile(brand, brand.logos.icon)}" />`,
    `<link rel="apple-touch-icon" href="${brandFile(brand, 'apple-touch-icon.png')}" />`,
    // The manifest's link sends credentials, because in the demo a cookie chooses the brand. Browsers send no cookies
    // for a manifest by default.
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', intlLocale[language].replace('-', '_')),
    ...(address === undefined ? [] : [meta('property', 'og:url', address)]),
    meta('property', 'og:image', base + brandFile(brand, 'social.png')),
    meta('property', 'og:image:width', String(SOCIAL.width)),
    meta('property', 'og:image:height', String(SOCIAL.height)),
    meta('property', 'og:image:alt', brand.name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/**
 * The preload hint for a script. With a low priority, the script does not delay the stylesheet, without which nothing
 * is painted.
 */
const preloadOf = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`

/** Elements of index.html that are replaced by the head of the page. */
const REPLACED =
  /\s*<title>[^<]*<\/title>|\s*<meta name="(?:theme-color|application-name)"[^>]*>|\s*<link rel="icon"[^>]*>/g

/** The script that records keystrokes for the command palette until the page reacts to them (web/early-keys.ts). */
const EARLY_KEYS = /\s*<script src="[^"]*\/early-keys\.js"><\/script>/

export interface Scripts {
  /** Scripts that the browser fetches after the scripts of index.html, and before these have run. */
  files: readonly string[]
  /** Whether the page has the command palette, which takes commands by keyboard. */
  hasCommand: boolean
}

/** Puts the head of a page and the page's language into the application's index.html. */
export const withHead = (
  html: string,
  { head, language, files, hasCommand }: Scripts & { head: string; language: Language },
): string =>
  html
    .replaceAll(REPLACED, '')
    .replace(EARLY_KEYS, (script) => (hasCommand ? script : ''))
    // The attribute `data-kept` marks the copy of a page that the service worker stores (tools/vite/precache.mjs). Other
    // copies do not have the attribute.
    .replace(/<html [^>]*>/, `<html lang="${intlLocale[language]}">`)
    .replace(/(<meta charset="[^"]*" ?\/?>)/, (charset) => `${charset}\n    ${head}`)
    .replace('</head>', (end) => files.map(preloadOf).join('') + end)
