import type { Brand } from '#brands/brand.ts'
import { intlLocale } from '#locales/locale.ts'
import type { Language } from '../http/context.ts'
import { brandFile } from './brand-style.ts'
import { html, type Html } from './html.ts'

/** Web address of the stylesheet of public pages in a brand. */
export const stylePath = (brandId: string): string => `/public-pages/${brandId}/style.css`
export const COPY_SCRIPT = '/public-pages/copy-buttons.js'

interface PublicPage {
  brand: Brand
  language: Language
  title: string
  main: Html
  foot: Html
}

/**
 * A page for people without an account, which is complete without JavaScript. Search engines must not list the page,
 * because it names somebody. The stylesheet and the script are files, because the Content-Security-Policy forbids
 * inline ones.
 */
export function publicPage({ brand, language, title, main, foot }: PublicPage): string {
  const { light, dark } = brand.logos.wordmark
  return html`<!doctype html>
    <html lang="${intlLocale[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="description" content="${title}. ${brand.name}" />
        <title>${title}</title>
        <link rel="icon" href="${brandFile(brand, brand.logos.icon)}" />
        <link rel="stylesheet" href="${stylePath(brand.id)}" />
        <script type="module" src="${COPY_SCRIPT}"></script>
      </head>
      <body>
        <header class="top">
          <picture
            >${
              brand.theme.dark !== null &&
              html`<source srcset="${brandFile(brand, dark)}" media="(prefers-color-scheme: dark)" />`
            }<img src="${brandFile(brand, light)}" alt="${brand.name}" height="34"
          /></picture>
        </header>
        <main>${main}</main>
        <footer class="foot">${foot}</footer>
      </body>
    </html>`.text
}
