import { expect, test } from 'vitest'
import { loadBrands } from '../brand/brands.ts'
import { colourHex } from '../brand/colour-hex.ts'
import { projectRoot } from '../root.ts'
import { brandLooks, type BrandLook } from './brand-look.ts'
import { mailHtml } from './mail-frame.ts'

const brands = loadBrands(projectRoot())
const lookOf = brandLooks(brands)

const mailIn = (look: BrandLook): string =>
  mailHtml({
    language: 'es',
    title: 'Su receta',
    look,
    paragraphs: ['Hola'],
    button: { label: 'Ver', link: 'https://recetario.example' },
    footnote: 'No responda.',
  })

/** Value of a CSS property in dark mode, for the elements of a class. */
const darkValue = (html: string, name: string, property: string): string | undefined =>
  new RegExp(`prefers-color-scheme:dark.*\\.${name}\\{[^}]*\\b${property}:([^!]+)!important`).exec(html)?.[1]

test.each(brands.ids)(
  'in dark mode the mail of %s has the pairs of colours whose contrast is tested',
  async (id) => {
    const { dark } = brands.byId(id).theme
    if (dark === null) throw new Error('the brand has no dark mode')
    const html = mailIn(await lookOf(id))
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const [name, property, colour] of [
      ['ground', 'background', dark.ground],
      ['ground', 'color', dark.ink],
      ['card', 'background', dark.card],
      ['soft', 'color', dark.inkSoft],
      ['act', 'background', dark.accent],
      ['act', 'color', dark.accentInk],
    ] as const) {
      expect(darkValue(html, name, property), `${property} of ${name}`).toBe(colourHex(colour))
      expect(html, `an element of the class ${name}`).toContain(`class="${name}"`)
    }
  },
)

test('the mail of a brand without a dark mode stays light', async () => {
  const html = mailIn({ ...(await lookOf('recetario')), dark: null })
  expect(html).not.toContain('color-scheme')
})
