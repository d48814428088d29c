// Takes the pictures of a new doctor's journey in each brand and in English, six steps a picture. `npm run pictures` also runs
// this program.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Language } from '#locales/locale.ts'
import { still } from '#tools/pictures/camera.ts'
import {
  completeRegistration,
  issueFirstPrescription,
  type Keep,
  registerDoctor,
  verifyLicence,
} from './actions/new-doctor.ts'
import { operatorCommand } from './actions/operator-command.ts'
import { openBrowser, openTab } from './browser.ts'
import type { Demo } from './product.ts'

const STEPS = ['register', 'licence', 'workplace', 'operator', 'composer', 'prescription']
const COLUMNS = 3
const [WIDTH, HEIGHT, GAP] = [640, 400, 12]
const OPERATOR = 'revision@recetario.example'

const [demoFile = '', folder = ''] = process.argv.slice(2)
const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as Demo
const said = await operatorCommand(
  { DATA_DIR: path.dirname(demoFile), DATABASE_URL: '' },
  'add',
  OPERATOR,
  '--name',
  'Operación Ficticia',
)
const password = said.split('\n').at(-1) ?? ''
const brands = readdirSync('brands').filter((name) => existsSync(path.join('brands', name, 'brand.json')))
const browser = await openBrowser()
for (const brand of brands) await take(browser, brand, 'es', `journey-${brand}`)
await take(browser, '', 'en', 'journey-english')
await browser.close()
process.exit(0)

/** Takes the pictures of a new doctor's journey. @param brand id of the brand; '' for the brand that serves all other hosts */
async function take(on: Browser, brand: string, language: Language, name: string): Promise<void> {
  const steps = new Map<string, Buffer>()
  const keep: Keep = async (step, page) => {
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await page.evaluate('scrollTo(0, 0)')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    steps.set(step, await still(page))
  }
  const open = async (address: string): Promise<Page> => {
    const { page } = await openTab(on, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(`${demo.url}${address}${brand && `?brand=${brand}`}`)
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    return page
  }
  const doctor = await open('/register')
  const subject = language === 'es' ? 'Confirme su correo' : 'Confirm your email'
  const email = `${name}@clinica.example`
  await registerDoctor(
    doctor,
    demo,
    { language, email, password: 'mesa verde lluvia tranvia', subject },
    keep,
  )
  await completeRegistration(doctor, language, keep)
  const operator = await open('/operator')
  await verifyLicence(operator, language, { email: OPERATOR, password }, keep)
  await issueFirstPrescription(doctor, language, keep)
  await doctor.context().close()
  await operator.context().close()
  await compose(steps, path.join(folder, `${name}.png`))
}

/** Composes the pictures of the steps into one picture, in reading order. */
async function compose(steps: ReadonlyMap<string, Buffer>, file: string): Promise<void> {
  const tiles = await Promise.all(
    STEPS.map(async (step, at) => ({
      input: await sharp(steps.get(step)).resize({ width: WIDTH, height: HEIGHT }).toBuffer(),
      left: (at % COLUMNS) * (WIDTH + GAP),
      top: Math.floor(at / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  const rows = Math.ceil(STEPS.length / COLUMNS)
  const canvas = {
    width: COLUMNS * (WIDTH + GAP) - GAP,
    height: rows * (HEIGHT + GAP) - GAP,
    channels: 4,
    background: '#0000',
  } as const
  const { size } = await sharp({ create: canvas })
    .composite(tiles)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(file)
  process.stdout.write(`${path.basename(file)} ${Math.round(size / 1024)} kB\n`)
}
