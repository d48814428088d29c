import * as z from 'zod/mini'

/**
 * What makes a brand. A brand is a folder with a `brand.json` of this shape and the files that it names; no code knows
 * any brand's id. The server picks it by the host that was asked, serves the JSON at `/api/v2/brand/` and the files of
 * its folder under `/brand/<id>/<file>`.
 */

/** `oklch(L C H)`, L from 0 to 1: the form in which contrast can be proved (brands/brand.test.ts). */
const Colour = z.string().check(z.regex(/^oklch\((0|1|0?\.\d+) \d?\.?\d+ \d{1,3}(\.\d+)?\)$/))
const File = z.string().check(z.regex(/^[a-z0-9-]+\.(svg|png|woff2)$/))
const Address = z.string().check(z.regex(/^https:\/\/\S+$/))

/** The colours of one mode. Amber and red are not a brand's to choose: they are in web/ui/styles/tokens.css. */
export const Palette = z.strictObject({
  /** Text: main, second rank, hints. Each at least 4.5:1 on ground, card and sunk. */
  ink: Colour,
  inkSoft: Colour,
  inkFaint: Colour,
  /** Hairline between surfaces; decoration only. */
  line: Colour,
  /** Border of what can be typed in or pressed: at least 3:1 on card. */
  edge: Colour,
  /** The three surfaces: the page, what lies on it, what is set into it. */
  ground: Colour,
  card: Colour,
  sunk: Colour,
  /** The one accent: main actions, links, the current item. 4.5:1 on every surface and on accentSoft. */
  accent: Colour,
  /** The accent under the pointer. */
  accentStrong: Colour,
  /** Text on the accent: 4.5:1. */
  accentInk: Colour,
  /** The accent as a tint behind the current item; every text but the accent's own is 4.5:1 on it too. */
  accentSoft: Colour,
})
export type Palette = z.output<typeof Palette>

const Pair = z.strictObject({ light: File, dark: File })

/** A typeface: what is shown until its files are there, and where they are missing, is `fallback`. */
const Typeface = z.strictObject({
  family: z.string(),
  fallback: z.string(),
  /** Files of the folder; empty when the family comes with the application. */
  files: z.array(z.strictObject({ file: File, weight: z.string(), style: z.enum(['normal', 'italic']) })),
})

const Widgets = z.strictObject({
  news: z.boolean(),
  weather: z.boolean(),
  figures: z.boolean(),
  topMedications: z.boolean(),
  frequency: z.boolean(),
  userReview: z.boolean(),
  payment: z.boolean(),
  interactions: z.boolean(),
  ian: z.boolean(),
  nfts: z.boolean(),
})

export const Widget = z.keyof(Widgets)
export type Widget = z.output<typeof Widget>

export const Brand = z.strictObject({
  /** Equal to the folder's name. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** As a person reads it: document title, mails, the printed sheet. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** One sentence under the name on the login page, by language. */
  tagline: z.strictObject({ es: z.string(), en: z.string() }),
  /** Host names that get this brand. Exactly one brand answers all others: the one with `*`. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  theme: z.strictObject({
    light: Palette,
    /** Null when the brand has no dark mode: the interface then stays light. */
    dark: z.nullable(Palette),
  }),
  /** Must tell 0 from O and 1 from l and I, as a dose must. */
  font: z.extend(Typeface, {
    /** Another face for the titles of pages. */
    headings: z.optional(Typeface),
  }),
  /** Corners in px: of controls, and of cards. */
  radius: z.strictObject({ control: z.number(), card: z.number() }),
  /** 1 is comfortable, down to 0.8 for dense pages: what is pressed keeps its 44 px. */
  density: z.number().check(z.minimum(0.8), z.maximum(1)),
  logos: z.strictObject({
    /** Square, for the menu when it is narrow. */
    mark: Pair,
    /** Mark and name side by side. */
    wordmark: Pair,
    /** For the browser's tab: must read at 16 px. */
    icon: File,
  }),
  social: z.strictObject({
    facebook: z.optional(Address),
    twitter: z.optional(Address),
    youtube: z.optional(Address),
    instagram: z.optional(Address),
    linkedin: z.optional(Address),
  }),
  /** The brand's own way in: guests who come to log in are sent there instead. */
  redirect: z.nullable(Address),
  /** Which widgets of the dashboard are on. */
  widgets: Widgets,
})
export type Brand = z.output<typeof Brand>
