import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { closeContext, MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the frame around every page (specification section 2, "Layouts"). */

const PHONE = { viewport: { width: 375, height: 780 }, hasTouch: true }

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

async function inside(options: Parameters<typeof openTab>[1] = {}): Promise<Page> {
  const { page } = await openTab(browser, options)
  await logIn(page, product.demo)
  return page
}

/** Changes the page's address without loading a page from the server. */
const moveTo = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('the first Tab stop skips the menu', async () => {
  const page = await inside()
  await page.reload()
  await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ir al contenido')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('the layout on trial makes the home page wider on a large screen, and can be left', async () => {
  const page = await inside({ viewport: { width: 1920, height: 1000 } })
  const changeLayout = async () => {
    await page.goto(`${product.url}/settings/options`)
    const saved = page.waitForResponse('**/api/v2/profile/update/')
    await page.getByRole('checkbox', { name: /^Inicio a todo lo ancho/ }).click()
    await saved
    await page.goto(`${product.url}/`)
  }
  const width = async () =>
    (await page.getByRole('region', { name: 'Por atender' }).boundingBox())?.width ?? NaN
  await changeLayout()
  await expect.poll(width).toBeGreaterThan(1400)
  await changeLayout()
  await expect.poll(width).toBeLessThanOrEqual(1160)
})

test('the side menu has its order, marks the current page, and opens the help panel in place', async () => {
  const page = await inside()
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  // The entry "Paylinks" depends on the brand, and may appear after the first paint.
  await menu.getByText('Paylinks').waitFor()
  const words = await menu.locator('a, ul button').allInnerTexts()
  const wanted = [
    'Receta Nueva',
    /Dra\. Elena/,
    'Dashboard',
    'Historial',
    'Configuración',
    'Ayuda',
    'Cerrar Sesión',
  ]
  const places = wanted.map((one) =>
    words.findIndex((text) => (one instanceof RegExp ? one.test(text) : text === one)),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
  expect(await menu.locator('[aria-current=page]').allInnerTexts()).toEqual(['Dashboard'])
  expect(words.indexOf('Paylinks')).toBe(words.indexOf('Medicamentos') + 1)
  await menu.getByRole('button', { name: 'Ayuda' }).click()
  await page.getByRole('dialog').waitFor()
  expect(page.url()).toBe(`${product.url}/`)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})

test('the menu of a desktop collapses to icons, and stays so for this doctor', async () => {
  const page = await inside()
  const width = () => page.locator('aside').evaluate((one) => one.getBoundingClientRect().width)
  expect(await width()).toBe(250)
  expect(await page.getByRole('button', { name: 'Abrir el menú' }).count()).toBe(0)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/profile/update/'))
  await page.getByRole('button', { name: 'Reducir el menú' }).click()
  await expect.poll(width).toBe(75)
  await saved
  await page.reload()
  await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  await expect.poll(width).toBe(75)
  const widened = page.waitForResponse((answer) => answer.url().endsWith('/profile/update/'))
  await page.getByRole('button', { name: 'Ampliar el menú' }).click()
  await expect.poll(width).toBe(250)
  const wordmark = page.locator('aside img').first()
  await expect.poll(() => wordmark.evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
  const squeezed = await wordmark.evaluate((image) => {
    const whole = image.getBoundingClientRect().width
    const menu = image.closest('aside')!
    // Sets the width that the menu has in the first frame of its animation from narrow to wide.
    menu.style.width = '75px'
    const narrow = image.getBoundingClientRect().width
    menu.style.width = '250px'
    return whole - narrow
  })
  expect(squeezed).toBe(0)
  // The following tests expect the menu of the same doctor to be wide again.
  await widened
})

describe('the menu of a phone closes', () => {
  const open = async () => {
    const page = await inside({ ...MOVING, ...PHONE })
    const home = await page.getByRole('banner').getByRole('link').first().boundingBox()
    expect(home?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú principal' })
    await menu.waitFor()
    expect(await menu.evaluate((one) => getComputedStyle(one).transitionDuration.split(', ')[0])).toBe('0.6s')
    return page
  }
  const expectClosed = (page: Page) => expect.poll(() => page.locator('dialog[open]').count()).toBe(0)

  test('on a change of page', async () => {
    const page = await open()
    await page.getByRole('dialog').getByRole('link', { name: 'Historial' }).click()
    await page.getByRole('heading', { name: 'Historial' }).waitFor()
    await expectClosed(page)
    await closeContext(page.context())
  })

  test('on a tap on the backdrop', async () => {
    const page = await open()
    // The panel of the menu must have stopped moving: earlier, the tap on the backdrop would hit the panel.
    await page.getByRole('dialog').evaluate(async (dialog) => {
      await Promise.allSettled(dialog.getAnimations().map((one) => one.finished))
    })
    await page.touchscreen.tap(365, 400)
    await expectClosed(page)
    await closeContext(page.context())
  })

  test('on a swipe to the left, not on a short one', async () => {
    const page = await open()
    const swipe = (from: number, to: number) =>
      page.getByRole('dialog').evaluate(
        (dialog, [start = 0, end = 0]) => {
          const touch = (clientX: number) =>
            new Touch({ identifier: 1, target: dialog, clientX, clientY: 300 })
          dialog.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(start)] }))
          dialog.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }))
        },
        [from, to],
      )
    await swipe(200, 170)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await swipe(200, 60)
    await expectClosed(page)
    await closeContext(page.context())
  })
})

test('a guest gets the requested page after the login; the settings name the doctor and link back to it', async () => {
  const { page } = await openTab(browser)
  await page.goto(`${product.url}/prescriptions?search=ram`)
  await page.waitForURL(`${product.url}/login`)
  await page.getByLabel('Correo electrónico').fill(product.demo.doctor.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(product.demo.doctor.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`${product.url}/prescriptions?search=ram`)
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const rows = page.locator('[data-history-row]')
  for (const unprinted of [page.getByRole('search'), page.getByRole('link', { name: 'Receta Nueva' }).last()])
    await unprinted.waitFor({ state: 'hidden' })
  await rows.first().waitFor()
  expect(await rows.locator('button:visible').count()).toBe(0)
  await page.emulateMedia({ media: null })
  // After a login the product must not return to an address that has no page.
  await moveTo(page, '/no/such/page')
  await page.getByRole('heading', { name: 'No se encontró esta página' }).waitFor()
  await moveTo(page, '/settings/user')
  // The drawer, which replaces the menu on the settings pages, shows the doctor's mail address; the menu does not.
  const drawer = page.locator('aside', { hasText: product.demo.doctor.email })
  await drawer.getByText(/^Dra\. Elena/).waitFor()
  const tabs = await page
    .getByRole('navigation', { name: 'Configuración' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(tabs).toEqual([
    ['Mi Cuenta', '/settings/user'],
    ['Opciones de Perfil', '/settings/options'],
    ['Contraseña y Seguridad', '/settings/security'],
    ['Cerrar Cuenta', '/settings/close-account'],
    ['Exportar Llaves', '/settings/export'],
    ['Administra Sitios de Trabajo', '/settings/hospitals'],
    ['Farmacias', '/settings/pharmacies'],
  ])
  await page.getByRole('link', { name: 'Regresar' }).click()
  await page.waitForURL(`${product.url}/prescriptions?search=ram`)
  await page.goto(`${product.url}/settings`)
  await page.waitForURL(`${product.url}/settings/user`)
})

test('an address without a page shows a message with a link to the home page', async () => {
  const { page } = await openTab(browser)
  const answer = await page.goto(`${product.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'No se encontró esta página' }).waitFor()
  expect(await page.getByText('404').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'This page could not be found' }).waitFor()
  await page.getByRole('button', { name: 'Español' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'This page could not be found' }).waitFor()
})

test('pages of guests are one narrow column; pages for anybody have the language above, and follow the dark mode', async () => {
  const { page } = await openTab(browser, { colorScheme: 'light' })
  const frame = () =>
    page.evaluate(() => {
      const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? { left: 0, right: 0 }
      return { left, beyond: innerWidth - right, width: right - left }
    })
  await page.goto(`${product.url}/login`)
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  // The brand's panel takes five elevenths of the width, and the column with the form is centred in the rest.
  const isBetween = async (edge: number): Promise<boolean> => {
    const { left, beyond, width } = await frame()
    return Math.abs(left - edge - beyond) < 0.5 && width === 416
  }
  await expect.poll(() => isBetween((1440 * 5) / 11)).toBe(true)
  await page.setViewportSize({ width: 899, height: 900 })
  await expect.poll(() => isBetween(0)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.getByRole('banner').count()).toBe(0)

  await page.goto(`${product.url}/pharmacy`)
  await page.getByRole('banner').getByRole('button', { name: 'English' }).waitFor()
  await page.getByRole('banner').getByRole('img').waitFor()
  await expect.poll(frame).toMatchObject({ left: 0, beyond: 0 })
  expect(await page.getByRole('navigation', { name: 'Menú principal' }).count()).toBe(0)
  const mode = () => page.evaluate(() => document.documentElement.dataset['mode'])
  expect(await mode()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(mode).toBe('dark')
})

test('the browser keeps two areas of preferences, and of the doctor what the tab needs until the logout', async () => {
  const page = await inside()
  await page.getByRole('link', { name: 'Historial', exact: true }).click()
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
  await page.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
  const kept = () =>
    page.evaluate(() => ({
      local: Object.keys(localStorage),
      areas: Object.keys(JSON.parse(localStorage['persist'] ?? '{}')).toSorted(),
      session: Object.keys(sessionStorage).toSorted(),
    }))
  const session = ['auth.refresh_token.local', 'auth.strategy', 'auth.token.local']
  await expect.poll(kept).toEqual({ local: ['persist'], areas: ['local', 'tours'], session })
  await page.goto(`${product.url}/logout`)
  await page.waitForURL(`${product.url}/login`)
  await expect.poll(kept).toMatchObject({ local: ['persist'], session: [] })
})

test('the brand of the last visit is shown before the server responds', async () => {
  const { page } = await openTab(browser)
  await page.goto(`${product.url}/login`)
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))
  await expect.poll(accent).not.toBe('')
  const before = await accent()
  await page.route('**/api/v2/brand/', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  expect(await accent()).toBe(before)
})
