/** Every widget of the home page that a doctor can move or hide, in the order of an account that moved none. */
export const WIDGET_IDS = [
  'figures',
  'frequency',
  'topMedications',
  'latest',
  'ian',
  'payment',
  'interactions',
  'news',
  'userReview',
  'tokens',
] as const
export type WidgetId = (typeof WIDGET_IDS)[number]

/** How a doctor arranged the home page. Widgets that `order` does not name follow in the order of WIDGET_IDS. */
export interface WidgetArrangement {
  order: WidgetId[]
  hidden: WidgetId[]
}
