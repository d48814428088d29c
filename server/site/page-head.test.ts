import { expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { headOf, withHead } from './page-head.ts'
import { isPublic, listedAs, pageAt, type PageName } from './page-at.ts'

const brand = loadBrands(projectRoot()).ofHost('nadie.example')
const head = (page: PageName | undefined, { name = brand.name, hasQuery = false, isEnglish = false } = {}) =>
  headOf({
    brand: { ...brand, name },
    page,
    base: 'https://recetas.example',
    hasQuery,
    language: isEnglish ? 'en' : 'es',
  })

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
  ['/wrapped', 'Su año'],
  ['/figures', 'Cifras del mes'],
  ['/prescriptions/new', 'Receta Nueva'],
  ['/embed/rx', 'Receta Nueva'],
])('%s has its own title and the sentence of the brand, and counts as the login', (path, title) => {
  const written = head(pageAt(path))
  expect(written).toContain(`<title>${title} | ${brand.name}</title>`)
  expect(written).toContain(`<meta name="description" content="${brand.tagline.es}" />`)
  expect(written).toContain('<meta name="robots" content="index" />')
  expect(written).toContain('<link rel="canonical" href="https://recetas.example/login" />')
  expect(written).toContain('<meta property="og:url" content="https://recetas.example/login" />')
})

test.each([
  ['/paylinks/ab12', 'Cobro'],
  ['/prescriptions/ab12', 'Receta'],
  ['/redirect/new', 'Abrir receta'],
])('%s has its own title and the sentence of the brand, and is not listed', (path, title) => {
  const written = head(pageAt(path))
  expect(written).toContain(`<title>${title} | ${brand.name}</title>`)
  expect(written).toContain(`<meta name="description" content="${brand.tagline.es}" />`)
  expect(written).toContain('<meta name="robots" content="noindex" />')
})

test.each(Object.keys(pageAddresses) as PageName[])(
  'the head of %s is indexed only if its address names nobody, and a query is indexed on public pages only',
  (page) => {
    const secrets: PageName[] = ['registered', 'invitation', 'launch']
    const names = pageAddresses[page].includes(':') || secrets.includes(page)
    for (const [written, isHidden] of [
      [head(page), names],
      [head(page, { hasQuery: true }), names || !isPublic(page)],
    ] as const) {
      expect(written.includes('content="noindex"')).toBe(isHidden)
      expect(written.includes('rel="canonical"')).toBe(!isHidden)
    }
  },
)

test('pages with a prescription, a person or a secret in the address are not listed', () => {
  for (const page of [
    'verification',
    'privacy',
    'prescription',
    'patient',
    'newPassword',
    'registered',
    'invitation',
    'launch',
  ] as const)
    expect(listedAs(page, false)).toBeUndefined()
})

test('an address without a page is titled so, and is not indexed', () => {
  expect(head(undefined)).toContain(`<title>No se encontró esta página | ${brand.name}</title>`)
  expect(head(undefined)).toContain('content="noindex"')
})

test('a name with signs of HTML stays text', () => {
  const written = head('login', { name: 'A & "B" <script>' })
  expect(written).not.toContain('<script>')
  expect(written).toContain('A &#38; &#34;B&#34; &#60;script&#62;')
})

test('the head is in the language of the page', () => {
  const written = head('pharmacy', { isEnglish: true })
  expect(written).toContain(`<title>Pharmacy counter | ${brand.name}</title>`)
  expect(written).toContain('Check an electronic prescription, and record what your pharmacy dispenses." />')
  expect(written).toContain(`<meta property="og:title" content="Pharmacy counter | ${brand.name}" />`)
  expect(written).toContain('<meta property="og:locale" content="en_US" />')
})

test.each([
  ['es', 'es-MX'],
  ['en', 'en-US'],
] as const)('the head takes the place of what index.html has, and the language is %s', (language, locale) => {
  const html =
    '<html data-kept lang="x"><head><meta charset="utf-8" /><meta name="theme-color" content="" /><title>x</title><link rel="icon" href="data:," /></head></html>'
  const written = head('login', { isEnglish: language === 'en' })
  const page = withHead(html, { head: written, language, files: [], hasCommand: false })
  expect(page).toContain(`<html lang="${locale}">`)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page.match(/rel="icon"/g)).toHaveLength(1)
  expect(page.match(/name="theme-color"/g)).toHaveLength(1)
})

test.each([true, false])(
  'the page of a visitor with a command palette, %s, loads the script that keeps keys',
  (hasCommand) => {
    const html =
      '<head><script src="/assets/1/early-keys.js"></script><script type="module" src="/a.js"></script></head>'
    const page = withHead(html, { head: '', language: 'es', files: [], hasCommand })
    expect(page.includes('early-keys')).toBe(hasCommand)
    expect(page).toContain('<script type="module" src="/a.js"></script>')
  },
)
