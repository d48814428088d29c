import type { Brand } from '#brands/brand.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { texts as composerEn } from '#locales/en/composer.ts'
import { texts as en } from '#locales/en/dashboard.ts'
import { texts as favouritesEn } from '#locales/en/favourites.ts'
import { texts as patientsEn } from '#locales/en/patients.ts'
import { texts as shellEn } from '#locales/en/shell.ts'
import { texts as composerEs } from '#locales/es/composer.ts'
import { texts as es } from '#locales/es/dashboard.ts'
import { texts as favouritesEs } from '#locales/es/favourites.ts'
import { texts as patientsEs } from '#locales/es/patients.ts'
import { texts as shellEs } from '#locales/es/shell.ts'
import { intlLocale } from '#locales/locale.ts'
import { longDay } from '#contract/values/long-day.ts'
import type { Language } from '../http/context.ts'
import { html, type Html } from '../public-pages/html.ts'
import type { ShelfGlance } from './queries.ts'

/**
 * Fields of a doctor's profile on which the first frame of the home page depends: the HTML that the browser paints before the
 * scripts run.
 */
export type Greeted = Pick<
  Profile,
  | 'name'
  | 'female'
  | 'has_fillup_data'
  | 'has_hospital_data'
  | 'specialty_verified'
  | 'closes_at'
  | 'time_zone'
  | 'ux_settings'
>

/**
 * HTML that the browser paints before the application's scripts run, with the language and the colour mode of the page. Without
 * this HTML, the scripts would be the first to set language and colour mode.
 */
export interface FirstFrame {
  body: Html
  language: Language
  isDark: boolean
}

/**
 * Whether the application will show the home page to this doctor without a notice above it. The application redirects
 * doctors whose data are incomplete, and shows notices to doctors who are not verified or whose account closes.
 */
export const isGreeted = (doctor: Greeted): boolean =>
  doctor.has_fillup_data && doctor.has_hospital_data && doctor.specialty_verified && doctor.closes_at === null

/** Frame of a doctor's page (menu and bars) with the page's content, at the place where DefaultLayout.tsx draws it. */
function framed(
  { ux_settings: ux }: Greeted,
  { theme }: Pick<Brand, 'theme'>,
  { content, isNarrow }: { content: Html; isNarrow: boolean },
): FirstFrame {
  const body = html`<div aria-hidden="true" inert class="flex min-h-dvh">
    <svg width="75" class="max-sm:hidden md:hidden shrink-0"></svg>
    <svg width="${isNarrow ? 75 : 250}" class="max-md:hidden shrink-0"></svg>
    <div class="flex min-w-0 flex-1 flex-col">
      <div class="h-16 sm:hidden"></div>
      ${content}
    </div>
  </div>`
  return { body, language: ux.language, isDark: ux.darkMode === true && theme.dark !== null }
}

/**
 * The home page as a doctor's browser paints it before any script has arrived: the greeting and the date. Page.tsx,
 * DashboardPage.tsx and TodayLine.tsx draw both at the same place afterwards (e2e/first-frame.e2e.ts compares the places).
 * Empty elements reserve the space of the menu (web/app/shell-modes.ts) and of the bar on a small screen. An invisible text
 * reserves the space of the button for a new prescription. All CSS classes are used by the application already. Screen
 * readers read the page that replaces the frame.
 */
export function firstFrame(doctor: Greeted, brand: Pick<Brand, 'theme'>, now: Date): FirstFrame {
  const { language, betaLayout, mini } = doctor.ux_settings
  const texts = language === 'en' ? en : es
  const { newPrescription } = language === 'en' ? shellEn : shellEs
  const clock = (locale: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: doctor.time_zone }).format(now)
  const hour = Number(clock('en-US', { hour: '2-digit', hourCycle: 'h23' }))
  const content = html`<div class="${betaLayout ? 'frame-full' : 'frame'} py-5 sm:py-7">
    <div class="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div class="min-w-0 flex-1 sm:basis-72">
        <h1 class="title">${texts.greeting(hour, doctor.female, doctor.name)}</h1>
        <p class="text-ink-soft first-letter:uppercase">${clock(intlLocale[language], longDay)}</p>
      </div>
      <span
        class="invisible inline-flex min-h-11 items-center justify-center gap-2 border px-4 py-2 text-base font-semibold max-sm:w-full"
        ><span class="size-5"></span>${newPrescription}</span
      >
    </div>
  </div>`
  return framed(doctor, brand, { content, isNarrow: mini })
}

/** Title of a section of the composer, with the look that Section.tsx gives it. */
const sectionTitle = (title: string, isBeside = false): Html =>
  html`<h2 class="px-0.5 font-semibold text-ink-soft ${isBeside && 'sm:pt-2.5'}">${title}</h2>`

/** Grey bar that stands for a control until the application draws it. */
const bar = (height: string): Html => html`<span class="block rounded-control bg-line ${height}"></span>`

/**
 * The page of a new prescription (the composer) as a doctor's browser paints it before any script has arrived, for an empty
 * draft. The titles are at the places where Composer.tsx and its sections draw them afterwards. Grey bars stand in place of the
 * controls, so that nobody types into a field that does not react yet. On a wide screen the frame ends with the diagnosis,
 * because the proposed favourites below it wrap to an unknown number of lines. On a phone the frame contains the sentence that
 * there are no favourites, because this sentence is the largest text of the page.
 */
export function composerFrame(doctor: Greeted, brand: Pick<Brand, 'theme'>, glance: ShelfGlance): FirstFrame {
  const isEnglish = doctor.ux_settings.language === 'en'
  const texts = isEnglish ? composerEn : composerEs
  const { newPrescription } = isEnglish ? shellEn : shellEs
  const favourites = isEnglish ? favouritesEn : favouritesEs
  const patients = isEnglish ? patientsEn : patientsEs
  const content = html`<div class="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]">
    <div class="mx-auto grid w-full max-w-4xl flex-1 content-start gap-4 px-4 py-3 sm:px-6 lg:px-8">
      <div class="-mt-2 flex min-h-13 min-w-0 flex-wrap items-center gap-x-4 sm:flex-nowrap">
        <div class="contents min-w-0 flex-wrap items-baseline gap-x-4 sm:flex">
          <h1 class="title max-sm:text-lg">${newPrescription}</h1>
          <span class="min-h-5 text-sm max-sm:order-last max-sm:basis-full"></span>
        </div>
        ${glance.has_drafts && html`<span class="min-h-11"></span>`}
      </div>
      <div class="grid grid-cols-[minmax(0,1fr)] gap-2">
        ${sectionTitle(patients.patient)} ${bar('min-h-13 sm:hidden')} ${bar('min-h-11 max-sm:hidden')}
      </div>
      <div class="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        ${sectionTitle(texts.diagnosis, true)}
        <div class="grid min-w-0 gap-2">
          <div class="grid items-start gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
            ${bar('min-h-11')}
            <span class="invisible flex min-h-11 items-start gap-3 py-1.5"
              ><span class="checkbox"></span><span class="py-1 text-base">${texts.showDiagnosis}</span></span
            >
          </div>
        </div>
      </div>
      <div class="grid gap-4 sm:hidden">
        ${
          glance.has_hand &&
          html`<div class="grid gap-2">
            <h2 class="px-0.5 font-semibold text-ink-soft">${favourites.hand}</h2>
            <span class="min-h-13"></span>
          </div>`
        }
        ${
          glance.has_no_favourites &&
          html` <div class="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-0.5">
              <h2 class="font-semibold text-ink-soft">${favourites.title}</h2>
              <p class="flex-1 text-sm text-ink-faint max-sm:basis-full">${favourites.none}</p>
            </div>
            <div class="grid gap-2">${sectionTitle(texts.medications)} ${bar('min-h-13')}</div>`
        }
      </div>
    </div>
  </div>`
  // The menu beside the composer is narrow (web/app/menu/DesktopMenu.tsx).
  return framed(doctor, brand, { content, isNarrow: true })
}

/** Puts a first frame into the HTML of a page, with its colour mode. */
export const withFrame = (page: string, { body, isDark }: FirstFrame): string =>
  page
    .replace(/<html [^>]*/, (opening) => (isDark ? `${opening} data-mode="dark"` : opening))
    .replace('<div id="root"></div>', () => `<div id="root">${body.text}</div>`)
