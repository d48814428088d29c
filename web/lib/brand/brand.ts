import type { Brand, Widget } from '#brands/brand.ts'
import type { Reporting } from '#contract/brand.ts'
import { brandFile } from '#brands/brand-file.ts'
import { looksLikeBrand, persisted, persistLocal } from '../calls/persist.ts'
import { createStore, useStore } from '../store.ts'
import { isDark, setBrandTheme } from './theme.ts'
import { keepTheme, recall } from './theme-cache.ts'

/** What the screens need of a brand; neutral until the server has said which one this host is. */
interface ShownBrand {
  name: string
  brand: Brand | undefined
}

/** The path of `contract/brand.ts`, without its schema: this is the first call of every visit (brand.test.ts). */
export const BRAND_PATH = '/api/v2/brand/'

const shown = createStore<ShownBrand>({ name: '', brand: undefined })

/** `?brand=` of the page's address, for the server: the demo shows that brand and remembers it. */
export function chosenBy(search: string): string {
  const asked = new URLSearchParams(search).get('brand')
  return asked === null ? '' : `?${new URLSearchParams({ brand: asked })}`
}

function show(brand: Brand): void {
  shown.set({ name: brand.name, brand })
  setBrandTheme(brand)
}

/** Shows the brand of an earlier visit of this hour, so that the first picture waits for no answer. */
export function recallBrand(): boolean {
  const asked = new URLSearchParams(window.location.search).get('brand')
  const brand = recall(persisted.get().local.themes ?? [], asked, Date.now())
  if (brand) show(brand)
  return brand !== undefined
}

/**
 * Shows the brand of this host. The server has parsed it whole with the schema of `brands/brand.ts` before it serves
 * it. Without an answer the product works in its neutral colours, without a name.
 * @returns what the operator wants to be told, if anything
 */
export async function loadBrand(): Promise<Reporting | undefined> {
  try {
    const answer: unknown = await (await fetch(BRAND_PATH + chosenBy(window.location.search))).json()
    if (!looksLikeBrand(answer)) return undefined
    const { reporting, ...brand }: Brand & { reporting?: Reporting } = answer
    if (JSON.stringify(brand) !== JSON.stringify(shown.get().brand)) show(brand)
    persistLocal({ themes: keepTheme(persisted.get().local.themes ?? [], brand, Date.now()) })
    return reporting
  } catch {
    return undefined
  }
}

/** The same outside components. */
export const shownBrand = (): Brand | undefined => shown.get().brand

/** Whether the brand has a widget on, and this installation too; none is before the brand is known. */
export const hasWidget = (name: Widget): boolean => shownBrand()?.widgets[name] === true

export const useBrand = (): ShownBrand => useStore(shown)

/** Address of the brand's mark or wordmark in the mode that is shown. */
export function useLogo(kind: 'mark' | 'wordmark'): string | undefined {
  const { brand } = useBrand()
  const dark = useStore(isDark)
  return brand && brandFile(brand, brand.logos[kind][dark ? 'dark' : 'light'])
}
