import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Brand } from '#brands/brand.ts'
import { startPrescription } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { whileRunning } from './running.ts'

const ids = readdirSync(path.resolve('brands'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(path.resolve('brands', entry.name)).includes('brand.json'),
  )
  .map(({ name }) => name)

let product: Product
let browser: Browser
whileRunning((it) => ({ product, browser } = it))

describe.each(ids)('brand %s', (id) => {
  test.each(['light', 'dark'] as const)(
    'takes a doctor from the login to the composer in %s',
    async (mode) => {
      const { demo } = product
      const { page, complaints } = await openTab(browser, { colorScheme: mode })
      const fonts: string[] = []
      page.on(
        'request',
        (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname),
      )
      const answered = page.waitForResponse((answer) => answer.url().includes('/api/v2/brand/'))
      await page.goto(`${demo.url}/login?brand=${id}`)
      const brand = Brand.parse(await (await answered).json())
      expect(brand.id).toBe(id)
      await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
      await expect
        .poll(() => shown(page))
        .toEqual({
          mode,
          title: `Iniciar sesión | ${brand.name}`,
          accent: brand.theme[mode]?.accent,
          control: `${brand.radius.control}px`,
        })

      await page.getByLabel('Correo electrónico').fill(demo.doctor.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(demo.doctor.password)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()

      // Another page of the same visit, loaded without the brand's name in its address, still has the same brand.
      await page.goto(`${demo.url}/prescriptions`)
      await page.getByRole('heading', { name: 'Historial' }).waitFor()
      await startPrescription(page)
      await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
      await expect.poll(() => shown(page)).toMatchObject({ mode, accent: brand.theme[mode]?.accent })

      const own = [...brand.font.files, ...(brand.font.headings?.files ?? [])].map(
        ({ file }) => `/brand/${id}/${file}`,
      )
      await expect.poll(() => own.filter((file) => !fonts.includes(file))).toEqual([])
      const wanted = new Set(fonts)
      expect([...wanted].filter((file) => file.startsWith('/brand/') && !own.includes(file))).toEqual([])
      if (own.length > 0) expect([...wanted].filter((file) => file.startsWith('/assets/'))).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})

/** Colour mode, title and styles with which the page shows a brand. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { style, dataset } = document.documentElement
    return {
      mode: dataset['mode'],
      title: document.title,
      accent: style.getPropertyValue('--accent'),
      control: style.getPropertyValue('--radius'),
    }
  })
