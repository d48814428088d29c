import type { Brand } from '#brands/brand.ts'
import { brandFile } from '#brands/brand-file.ts'
import { createStore, useStore } from './store.ts'
import { isDark } from './theme.ts'

/** What the screens need of a brand; neutral until the server has said which one this host is. */
interface ShownBrand {
  name: string
  brand: Brand | undefined
}

/** The path of `contract/brand.ts`, without its schema: this is the first call of every visit (brand.test.ts). */
export const BRAND_PATH = '/api/v2/brand/'

const shown = createStore<ShownBrand>({ name: '', brand: undefined })

const looksLikeBrand = (answer: unknown): answer is Brand =>
  typeof answer === 'object' && answer !== null && 'theme' in answer && 'logos' in answer && 'name' in answer

/** `?brand=` of the page's address, for the server: the demo shows that brand and remembers it. */
export function chosenBy(search: string): string {
  const asked = new URLSearchParams(search).get('brand')
  return asked === null ? '' : `?${new URLSearchParams({ brand: asked })}`
}

/**
 * The brand of this host. The server has parsed it whole with the schema of `brands/brand.ts` before it serves it.
 * Without an answer the product works in its neutral colours, without a name.
 */
export async function loadBrand(): Promise<Brand | undefined> {
  try {
    const answer: unknown = await (await fetch(BRAND_PATH + chosenBy(window.location.search))).json()
    if (!looksLikeBrand(answer)) return undefined
    shown.set({ name: answer.name, brand: answer })
    return answer
  } catch {
    return undefined
  }
}

export const useBrand = (): ShownBrand => useStore(shown)

/** Address of the brand's mark or wordmark in the mode that is shown. */
export function useLogo(kind: 'mark' | 'wordmark'): string | undefined {
  const { brand } = useBrand()
  const dark = useStore(isDark)
  return brand && brandFile(brand, brand.logos[kind][dark ? 'dark' : 'light'])
}
