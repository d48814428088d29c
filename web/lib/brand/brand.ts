import type { Brand, Widget } from '#brands/brand.ts'
import type { Reporting } from '#contract/brand.ts'
import { brandFile } from '#brands/brand-file.ts'
import { looksLikeBrand, persisted, persistLocal } from '../calls/persist.ts'
import { createStore, useStore } from '../store.ts'
import { isDark, setBrandTheme } from './theme.ts'
import { keepTheme, recall, recallOffline } from './theme-cache.ts'

/** The brand that the screens show. Until the server has answered, `name` is empty and `brand` undefined. */
interface ShownBrand {
  name: string
  brand: Brand | undefined
}

/**
 * Path of the brand call, repeated from contract/brand.ts (brand.test.ts compares them): the schemas of the contract are too
 * large for the first call of every visit.
 */
export const BRAND_PATH = '/api/v2/brand/'

type Answer = Brand & { reporting?: Reporting; review_days?: number }

/** Working days that the review of a licence takes at most, as the operator states it; undefined where it is not known. */
export const reviewDays = createStore<number | undefined>(undefined)

const shown = createStore<ShownBrand>({ name: '', brand: undefined })

/**
 * The query `?brand=` of the page's address, to be added to the brand call: the demo then answers with that brand and remembers
 * the choice.
 */
export function chosenBy(search: string): string {
  const asked = new URLSearchParams(search).get('brand')
  return asked === null ? '' : `?${new URLSearchParams({ brand: asked })}`
}

function show(brand: Brand): void {
  shown.set({ name: brand.name, brand })
  setBrandTheme(brand)
}

const askedId = (): string | null => new URLSearchParams(window.location.search).get('brand')

/** Shows the brand of an earlier visit within the last hour, so that the first render waits for no answer. */
export function recallBrand(): boolean {
  const brand = recall(persisted.get().local.themes ?? [], askedId(), Date.now())
  if (brand) show(brand)
  return brand !== undefined
}

/**
 * Loads and shows the brand of this host. The server has validated it with the schema of `brands/brand.ts`. Without an answer the
 * product keeps the brand of the last visit, however long ago; a first visit is in neutral colours.
 * @returns where to report page views and errors, if the operator has configured it
 */
export async function loadBrand(): Promise<Reporting | undefined> {
  try {
    const answer: unknown = await (await fetch(BRAND_PATH + chosenBy(window.location.search))).json()
    if (!looksLikeBrand(answer)) return undefined
    const { reporting, review_days, ...brand }: Answer = answer
    reviewDays.set(review_days)
    if (JSON.stringify(brand) !== JSON.stringify(shown.get().brand)) show(brand)
    persistLocal({ themes: keepTheme(persisted.get().local.themes ?? [], brand, Date.now()) })
    return reporting
  } catch {
    const last = recallOffline(persisted.get().local.themes ?? [], askedId())
    if (last && !shown.get().brand) show(last)
    return undefined
  }
}

/** The current brand, for code outside components; undefined until it is known. */
export const shownBrand = (): Brand | undefined => shown.get().brand

/** Whether both the brand and this installation have a widget switched on; false until the brand is known. */
export const hasWidget = (name: Widget): boolean => shownBrand()?.widgets[name] === true

export const useBrand = (): ShownBrand => useStore(shown)

/** Address of the brand's mark or wordmark for the current colour mode, or for the accent as its background. */
export function useLogo(kind: 'mark' | 'wordmark', isOnAccent: boolean): string | undefined {
  const { brand } = useBrand()
  const dark = useStore(isDark)
  return brand && brandFile(brand, brand.logos[kind][dark || isOnAccent ? 'dark' : 'light'])
}
