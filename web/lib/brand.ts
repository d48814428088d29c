import { Brand, brandFile } from '#brands/brand.ts'
import { brand as endpoints } from '#contract/brand.ts'
import * as z from 'zod/mini'
import { request } from './request.ts'
import { createStore, useStore } from './store.ts'
import { isDark } from './theme.ts'

/** What the screens need of a brand; neutral until the server has said which one this host is. */
interface ShownBrand {
  name: string
  brand: Brand | undefined
}

const shown = createStore<ShownBrand>({ name: '', brand: undefined })

/** The brand of this host. Without an answer the product works in its neutral colours, without a name. */
export async function loadBrand(): Promise<Brand | undefined> {
  const answer = await request(endpoints.get, {}).catch(() => undefined)
  const parsed = z.safeParse(Brand, answer)
  if (!parsed.success) return undefined
  shown.set({ name: parsed.data.name, brand: parsed.data })
  return parsed.data
}

export const useBrand = (): ShownBrand => useStore(shown)

/** Address of the brand's mark or wordmark in the mode that is shown. */
export function useLogo(kind: 'mark' | 'wordmark'): string | undefined {
  const { brand } = useBrand()
  const dark = useStore(isDark)
  return brand && brandFile(brand.logos[kind][dark ? 'dark' : 'light'])
}
