export interface PromisedContrast {
  /** Names of two colours in web/ui/styles/tokens.css: of a text or edge, and of the surface below it. */
  front: string
  back: string
  least: number
}

const TEXT = 4.5
const EDGE = 3

const surfaces = ['ground', 'card', 'sunk']
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent']
/** Colours of texts that say caution, stop or success, which are the same in every brand. */
const signals = ['warn-ink', 'stop-ink', 'ok-ink']

const onEach = (fronts: readonly string[], backs: readonly string[], least: number): PromisedContrast[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))

/**
 * The contrasts that every brand has in each of its modes (WCAG 2.2, 1.4.3 and 1.4.11). brands/brand.test.ts computes them, and
 * e2e/axe-pages.e2e.ts tests that no page combines other colours of a brand.
 */
export const promisedContrasts: readonly PromisedContrast[] = [
  ...onEach(texts, [...surfaces, 'accent-soft'], TEXT),
  ...onEach(['accent-ink'], ['accent', 'accent-strong'], TEXT),
  // In a side menu with the accent as its background, texts and buttons have the colour `accent-ink`.
  ...onEach(['accent'], ['accent-ink'], TEXT),
  ...onEach(['edge'], surfaces, EDGE),
  ...onEach(signals, surfaces, TEXT),
]
