import type { Brand } from '#brands/brand.ts'
import { brandPictures } from '../brand/brand-pictures.ts'
import type { Brands } from '../brand/brands.ts'
import { colourHex } from '../brand/colour-hex.ts'
import type { MailAttachment } from '../outside/mail/port.ts'

/** Colours of a mail in dark mode, `#rrggbb`. */
export type DarkLook = Record<'ground' | 'card' | 'ink' | 'inkSoft' | 'accent' | 'accentInk', string>

/** Name, colours and logo of the brand under which a mail is written. */
export interface BrandLook {
  brandName: string
  /** Colour of a mail's border, links and button, `#rrggbb`. */
  accent: string
  /** Colours for mail programs in dark mode; null when the brand has none. */
  dark: DarkLook | null
  /**
   * The brand's logo, which is attached to the mail. Mail programs load no remote picture without asking, and a remote picture
   * would reveal who has opened a mail about health.
   */
  mark: MailAttachment & { cid: string }
}

/** Reads the look of a brand's mails by the id of the brand. */
export function brandLooks(brands: Brands): (brandId: string) => Promise<BrandLook> {
  const pictures = brandPictures(brands)
  return async (brandId) => {
    const brand = brands.byId(brandId)
    const content = await pictures(brand, 'icon-192.png')
    if (!content) throw new TypeError(`no icon of the brand ${brand.id}`)
    return {
      brandName: brand.name,
      accent: colourHex(brand.theme.light.accent),
      dark: darkLook(brand),
      mark: { filename: 'icon.png', content, contentType: 'image/png', cid: 'mark' },
    }
  }
}

function darkLook({ theme: { dark } }: Brand): DarkLook | null {
  if (dark === null) return null
  return {
    ground: colourHex(dark.ground),
    card: colourHex(dark.card),
    ink: colourHex(dark.ink),
    inkSoft: colourHex(dark.inkSoft),
    accent: colourHex(dark.accent),
    accentInk: colourHex(dark.accentInk),
  }
}
