import * as z from 'zod/mini'

/**
 * Schema of a brand. A brand is a folder with a `brand.json` of this shape and the files that it names; no code
 * knows any brand's id. The server picks the brand by the host of the request, serves the JSON at
 * `/api/v2/brand/` and the files of its folder under `/brand/<id>/<file>`.
 */

/** `oklch(L C H)`, L from 0 to 1: the form in which contrast can be proved (brands/brand.test.ts). */
const Colour = z.string().check(z.regex(/^oklch\((0|1|0?\.\d+) \d?\.?\d+ \d{1,3}(\.\d+)?\)$/))
const File = z.string().check(z.regex(/^[a-z0-9-]+\.(svg|png|woff2)$/))
const Address = z.string().check(z.regex(/^https:\/\/\S+$/))

/** The colours of one mode. Amber and red are the same for all brands: web/ui/styles/tokens.css. */
export const Palette = z.strictObject({
  /** Colours of text: main, secondary, hints. Each has a contrast of at least 4.5:1 on ground, card and sunk. */
  ink: Colour,
  inkSoft: Colour,
  inkFaint: Colour,
  /** Hairline between surfaces; decoration only. */
  line: Colour,
  /** Border of fields and controls, with a contrast of at least 3:1 on card. */
  edge: Colour,
  /** The three surfaces: the page, a card on it, an area sunk into it. */
  ground: Colour,
  card: Colour,
  sunk: Colour,
  /**
   * The accent of main actions, links and the current item, with a contrast of 4.5:1 on every surface and on
   * accentSoft.
   */
  accent: Colour,
  /** The accent of a hovered element. */
  accentStrong: Colour,
  /** Text on the accent, with a contrast of 4.5:1. */
  accentInk: Colour,
  /**
   * A tint of the accent behind the current item. Every text but the accent's own has a contrast of 4.5:1 on the tint
   * too.
   */
  accentSoft: Colour,
})
export type Palette = z.output<typeof Palette>

const Pair = z.strictObject({ light: File, dark: File })

/** A typeface. `fallback` is shown until its files are loaded, and where they are missing. */
const Typeface = z.strictObject({
  family: z.string(),
  fallback: z.string(),
  /** Font files in the brand's folder; empty when the family is part of the application. */
  files: z.array(z.strictObject({ file: File, weight: z.string(), style: z.enum(['normal', 'italic']) })),
})

/** How the pages of a brand are composed: web/ui/styles/compositions.css draws each choice. */
const Composition = z.strictObject({
  /**
   * Place of the drawing and the tagline on login pages of 900 px and more: a tinted panel before the form, a panel in the
   * accent before or after it, behind the whole page, or a strip along the upper edge beside a form without a card.
   */
  access: z.enum(['tint', 'accent', 'accent-after', 'behind', 'strip']),
  /** Lists: rows that share a card, dense rows of a table, a card for each row, or lines without a card. */
  lists: z.enum(['card', 'table', 'cards', 'lines']),
  /** Short facts beside a name: tinted, outlined, large, or words alone. */
  tags: z.enum(['tint', 'outline', 'large', 'words']),
  /** The side menu: a card, in the accent, or a part of the page. */
  chrome: z.enum(['card', 'accent', 'page']),
  /** Titles of pages: size in rem, weight, and tracking in em. */
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
  /** Name for people: document title, mails, the printed sheet. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** One sentence under the name on the login page, by language. */
  tagline: z.strictObject({ es: z.string(), en: z.string() }),
  /** Host names that get this brand. Exactly one brand has `*`, and answers all other hosts. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  theme: z.strictObject({
    light: Palette,
    /** Colours of the dark mode; null when the brand has none, and the interface stays light. */
    dark: z.nullable(Palette),
  }),
  /** Text typeface. It must tell 0 from O and 1 from l and I, so that doses are legible. */
  font: z.extend(Typeface, {
    /** Typeface of page titles, where it differs from the typeface of texts. */
    headings: z.optional(Typeface),
  }),
  /** Radius of corners in px: of controls, and of cards. */
  radius: z.strictObject({ control: z.number(), card: z.number() }),
  /** Density of spacing: 1 is comfortable, down to 0.8 for dense pages. Controls keep their 44 px. */
  density: z.number().check(z.minimum(0.8), z.maximum(1)),
  logos: z.strictObject({
    /** Square mark, for the menu when it is narrow. */
    mark: Pair,
    /** Mark and name side by side. */
    wordmark: Pair,
    /** Icon of the browser's tab: must be legible at 16 px. */
    icon: File,
    /** Drawing on login pages. Only its shape is used, in the brand's colours. */
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
  /** Address of the brand's own login, to which guests who come to log in are redirected; null for none. */
  redirect: z.nullable(Address),
  /** Widgets of the dashboard that are shown. */
  widgets: Widgets,
})
export type Brand = z.output<typeof Brand>
