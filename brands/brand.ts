import * as z from 'zod/mini'

/**
 * Schema of a brand. A brand is a folder with a `brand.json` of this shape and the files that it names; no code
 * knows any brand's id. The server picks the brand by the host of the request, serves the JSON at
 * `/api/v2/brand/` and the files of its folder under `/brand/<id>/<file>`.
 */

/** A colour as `oklch(L C H)`, L from 0 to 1. In this form brands/brand.test.ts can compute its contrasts. */
const Colour = z.string().check(z.regex(/^oklch\((0|1|0?\.\d+) \d?\.?\d+ \d{1,3}(\.\d+)?\)$/))
const File = z.string().check(z.regex(/^[a-z0-9-]+\.(svg|png|woff2)$/))
const Address = z.string().check(z.regex(/^https:\/\/\S+$/))

/**
 * The colours of one mode, light or dark. Amber and red are not among them: they are the same in all brands
 * (web/ui/styles/tokens.css).
 */
export const Palette = z.strictObject({
  /** Colours of text: main, secondary, hints. Each has a contrast of at least 4.5:1 on the three surfaces. */
  ink: Colour,
  inkSoft: Colour,
  inkFaint: Colour,
  /** Hairline between surfaces, which is decoration only. */
  line: Colour,
  /** Border of fields and controls, with a contrast of at least 3:1 on the surface `card`. */
  edge: Colour,
  /** The three surfaces: the page (`ground`), a card on it, and an area sunk into it. */
  ground: Colour,
  card: Colour,
  sunk: Colour,
  /**
   * The accent colour of main actions, links and the current item, with a contrast of 4.5:1 on every surface and on accentSoft.
   */
  accent: Colour,
  /** The accent colour of a hovered element. */
  accentStrong: Colour,
  /** Colour of text on the accent, with a contrast of 4.5:1. */
  accentInk: Colour,
  /**
   * A tint of the accent behind the current item. Every colour of text but `accentInk` has a contrast of 4.5:1 on the tint too.
   */
  accentSoft: Colour,
})
export type Palette = z.output<typeof Palette>

const Pair = z.strictObject({ light: File, dark: File })

/** A typeface. Text is set in the font `fallback` until the font files are loaded, and if they are missing. */
const Typeface = z.strictObject({
  family: z.string(),
  fallback: z.string(),
  /** Font files in the brand's folder; empty when the application already contains the typeface. */
  files: z.array(z.strictObject({ file: File, weight: z.string(), style: z.enum(['normal', 'italic']) })),
})

/** Layout choices of a brand's pages. web/ui/styles/compositions.css has the styles of each choice. */
const Composition = z.strictObject({
  /**
   * Place of the drawing and the tagline on login pages of 900 px and more: a tinted panel before the form, a panel in the
   * accent before or after it, behind the whole page, or a strip along the upper edge beside a form without a card.
   */
  access: z.enum(['tint', 'accent', 'accent-after', 'behind', 'strip']),
  /** Look of lists: rows that share a card, dense rows of a table, a card for each row, or lines without a card. */
  lists: z.enum(['card', 'table', 'cards', 'lines']),
  /** Look of tags, which are short facts beside a name: tinted, outlined, large, or plain words. */
  tags: z.enum(['tint', 'outline', 'large', 'words']),
  /** Look of the side menu: a card, filled with the accent colour, or a part of the page. */
  chrome: z.enum(['card', 'accent', 'page']),
  /** Look of page titles: size in rem, weight, and tracking in em. */
  title: z.strictObject({ size: z.number(), weight: z.number(), tracking: z.number() }),
})

const Widgets = z.strictObject({
  news: z.boolean(),
  weather: z.boolean(),
  figures: z.boolean(),
  topMedications: z.boolean(),
  frequency: z.boolean(),
  latest: z.boolean(),
  userReview: z.boolean(),
  payment: z.boolean(),
  interactions: z.boolean(),
  ian: z.boolean(),
  nfts: z.boolean(),
})

export const Widget = z.keyof(Widgets)
export type Widget = z.output<typeof Widget>

export const Brand = z.strictObject({
  /** Id of the brand, equal to the name of its folder. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Name of the brand for people: in the document title, in mails, on the printed sheet. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** One sentence under the brand's name on the login page, by language. */
  tagline: z.strictObject({ es: z.string(), en: z.string() }),
  /** Host names at which this brand is shown. Exactly one brand has `*`, for all other hosts. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  theme: z.strictObject({
    light: Palette,
    /** Colours of the dark mode; null when the brand has none, and its pages always stay light. */
    dark: z.nullable(Palette),
  }),
  /** Typeface of texts. It must make 0 and O, and 1, l and I, look different, so that doses are read correctly. */
  font: z.extend(Typeface, {
    /** Typeface of page titles, where it differs from the typeface of texts. */
    headings: z.optional(Typeface),
  }),
  /** Corner radius of controls and of cards, in px. */
  radius: z.strictObject({ control: z.number(), card: z.number() }),
  /** Factor of the spacing: 1 is comfortable, and values down to 0.8 make dense pages. Controls stay 44 px high. */
  density: z.number().check(z.minimum(0.8), z.maximum(1)),
  logos: z.strictObject({
    /** Logo as a square, for the menu when it is narrow. */
    mark: Pair,
    /** Logo and name side by side. */
    wordmark: Pair,
    /** Icon of the browser's tab: must be legible at 16 px. */
    icon: File,
    /** Drawing on login pages. Only its shapes are used; they get the brand's colours. */
    pattern: File,
  }),
  composition: Composition,
  social: z.strictObject({
    facebook: z.optional(Address),
    twitter: z.optional(Address),
    youtube: z.optional(Address),
    instagram: z.optional(Address),
    linkedin: z.optional(Address),
  }),
  /** Address of the brand's own login page, to which people are redirected who come to log in; null for none. */
  redirect: z.nullable(Address),
  /** Widgets of the home page that are shown under this brand. */
  widgets: Widgets,
})
export type Brand = z.output<typeof Brand>
