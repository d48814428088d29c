import type { Brand } from '#brands/brand.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { texts as en } from '#locales/en/dashboard.ts'
import { texts as es } from '#locales/es/dashboard.ts'
import { intlLocale } from '#locales/locale.ts'
import { longDay } from '#locales/long-day.ts'
import type { Language } from '../http/context.ts'
import { html, type Html } from '../public-pages/html.ts'

/** Fields of a doctor's profile that decide the first frame of the home page. */
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

/** The first frame of a page, with what the application knows only once it runs. */
export interface FirstFrame {
  body: Html
  language: Language
  isDark: boolean
}

/**
 * Whether the application will show the home page to this doctor, and nothing above it: it redirects doctors whose data are
 * incomplete, and has notices for the others.
 */
export const isGreeted = (doctor: Greeted): boolean =>
  doctor.has_fillup_data && doctor.has_hospital_data && doctor.specialty_verified && doctor.closes_at === null

/**
 * The home page as a doctor's browser paints it before any script has arrived: the greeting and the date, at the place where
 * Page.tsx, DashboardPage.tsx and TodayLine.tsx draw them afterwards (e2e/first-frame.e2e.ts compares both). The empty drawings
 * keep the place of the menu (web/app/shell-modes.ts), the empty block that of the bar of a small screen, and the invisible text
 * that of the main action. All classes are used by the application already. Screen readers read the page that replaces the frame.
 */
export function firstFrame(doctor: Greeted, brand: Pick<Brand, 'theme'>, now: Date): FirstFrame {
  const { language, betaLayout, darkMode, mini } = doctor.ux_settings
  const texts = language === 'en' ? en : es
  const clock = (locale: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: doctor.time_zone }).format(now)
  const hour = Number(clock('en-US', { hour: '2-digit', hourCycle: 'h23' }))
  const body = html`<div aria-hidden="true" inert class="flex min-h-dvh">
    <svg width="75" class="max-sm:hidden md:hidden shrink-0"></svg>
    <svg width="${mini ? 75 : 250}" class="max-md:hidden shrink-0"></svg>
    <div class="flex min-w-0 flex-1 flex-col">
      <div class="h-16 sm:hidden"></div>
      <div class="${betaLayout ? 'frame-full' : 'frame'} py-5 sm:py-7">
        <div class="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div class="min-w-0 flex-1 sm:basis-72">
            <h1 class="title">${texts.greeting(hour, doctor.female, doctor.name)}</h1>
            <p class="text-ink-soft first-letter:uppercase">${clock(intlLocale[language], longDay)}</p>
          </div>
          <span
            class="invisible inline-flex min-h-11 items-center justify-center gap-2 border px-4 py-2 text-base font-semibold max-sm:w-full"
            ><span class="size-5"></span>${texts.newPrescription}</span
          >
        </div>
      </div>
    </div>
  </div>`
  return { body, language, isDark: darkMode === true && brand.theme.dark !== null }
}

/** Puts a first frame into the HTML of a page, with its language and its colour mode. */
export const withFrame = (page: string, { body, language, isDark }: FirstFrame): string =>
  page
    .replace(
      /<html lang="[^"]*">/,
      `<html lang="${intlLocale[language]}"${isDark ? ' data-mode="dark"' : ''}>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body.text}</div>`)
