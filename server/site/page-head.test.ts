import { expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { headOf, withHead } from './page-head.ts'
import { isPublic, pageAt, type PageName } from './page-at.ts'

const brand = loadBrands(projectRoot()).ofHost('nadie.example')
const head = (page: PageName | undefined, name = brand.name) =>
  headOf({ brand: { ...brand, name }, page, base: 'https://recetas.example' })

test.each([
  ['/', 'index'],
  ['/Login/', 'login'],
  ['/prescriptions/new', 'newPrescription'],
  ['/prescriptions/ab12', 'prescription'],
  ['/settings/hospitals/new', 'settingsNewHospital'],
  ['/new-password/ab/cd', 'newPassword'],
  ['/nada', undefined],
])('%s is the page %s', (path, name) => expect(pageAt(path)).toBe(name))

test('a public page has its own title, description and canonical address', () => {
  const written = head('pharmacy')
  expect(written).toContain(`<title>Surtir recetas | ${brand.name}</title>`)
  expect(written).toContain(`<meta name="description" content="${brand.tagline.es} Compruebe una receta`)
  expect(written).toContain('<meta name="robots" content="index" />')
  expect(written).toContain('<link rel="canonical" href="https://recetas.example/pharmacy" />')
  expect(written).toContain(`content="https://recetas.example/brand/${brand.id}/social.png"`)
})

test.each([
  ['/ian', 'ian'],
  ['/paylinks', 'Paylinks'],
  ['/paylinks/reconciliation', 'Conciliación'],
  ['/paylinks/ab12', 'Cobro'],
  ['/wrapped', 'Su año'],
  ['/figures', 'Cifras del mes'],
  ['/embed/rx', 'Receta Nueva'],
  ['/redirect/new', 'Abrir receta'],
])('%s has its own title, the sentence of the brand and is not listed', (path, title) => {
  const written = head(pageAt(path))
  expect(written).toContain(`<title>${title} | ${brand.name}</title>`)
  expect(written).toContain(`<meta name="description" content="${brand.tagline.es}" />`)
  expect(written).toContain('<meta name="robots" content="noindex" />')
})

test.each(Object.keys(pageAddresses) as PageName[])(
  'the head of %s is indexed only if it names nobody',
  (page) => {
    const written = head(page)
    expect(written.includes('content="noindex"')).toBe(!isPublic(page))
    expect(written.includes('rel="canonical"')).toBe(isPublic(page))
  },
)

test('pages with a prescription, a person or a secret in the address are not public', () => {
  for (const page of [
    'verification',
    'privacy',
    'prescription',
    'patient',
    'newPassword',
    'registered',
  ] as const)
    expect(isPublic(page)).toBe(false)
})

test('an address without a page is titled so, and is not indexed', () => {
  expect(head(undefined)).toContain(`<title>No se encontró esta página | ${brand.name}</title>`)
  expect(head(undefined)).toContain('content="noindex"')
})

test('a name with signs of HTML stays text', () => {
  const written = head('login', 'A & "B" <script>')
  expect(written).not.toContain('<script>')
  expect(written).toContain('A &#38; &#34;B&#34; &#60;script&#62;')
})

test('the head takes the place of what index.html has, and the language is the default one', () => {
  const html =
    '<html lang="x"><head><meta charset="utf-8" /><meta name="theme-color" content="" /><title>x</title><link rel="icon" href="data:," /></head></html>'
  const page = withHead(html, head('login'))
  expect(page).toContain('<html lang="es-MX">')
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page.match(/rel="icon"/g)).toHaveLength(1)
  expect(page.match(/name="theme-color"/g)).toHaveLength(1)
})
