import type { WidgetId } from '#contract/profile/widget-ids.ts'
import type { Brand, Widget } from '#brands/brand.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { lazyWidget, type LazyWidget } from '../frame/lazy-widget.ts'

export interface WidgetEntry {
  id: WidgetId
  /** Switch by which a brand or the configuration turns the widget on or off. */
  isOnBy: Widget
  /** Further condition for the widget, on the doctor's profile. */
  isFor?: (doctor: Profile) => boolean
  /** Number of the twelve columns that the widget takes on a wide screen. On a narrow screen each widget has a row of its own. */
  columns: 4 | 6 | 8 | 12
  /**
   * Height in rem that is reserved below the title before the data arrive: on a phone, in one column of a tablet, and
   * beside other widgets. The content must not be higher.
   */
  heights: { narrow: number; medium?: number; wide: number }
  Component: LazyWidget
}

/** The widgets that exist. The home page shows them in the order of WIDGET_IDS, unless the doctor has sorted them. */
const registry: readonly WidgetEntry[] = [
  {
    id: 'figures',
    isOnBy: 'figures',
    columns: 12,
    heights: { narrow: 15.5, medium: 9.5, wide: 7.25 },
    Component: lazyWidget('figures', () => import('./FiguresWidget.tsx'), 'figures'),
  },
  {
    id: 'frequency',
    isOnBy: 'frequency',
    columns: 8,
    heights: { narrow: 17.5, wide: 17.5 },
    Component: lazyWidget('frequency', () => import('./FrequencyWidget.tsx'), 'figures'),
  },
  {
    id: 'topMedications',
    isOnBy: 'topMedications',
    columns: 4,
    heights: { narrow: 17.5, wide: 17.5 },
    Component: lazyWidget('topMedications', () => import('./TopMedicationsWidget.tsx'), 'figures'),
  },
  {
    id: 'latest',
    isOnBy: 'latest',
    columns: 6,
    heights: { narrow: 21.5, wide: 21.5 },
    Component: lazyWidget('latest', () => import('./LatestWidget.tsx'), 'prescription-states'),
  },
  {
    id: 'ian',
    isOnBy: 'ian',
    columns: 6,
    heights: { narrow: 19, medium: 15, wide: 17 },
    Component: lazyWidget('ian', () => import('./IanWidget.tsx'), 'ian-widget'),
  },
  {
    id: 'payment',
    isOnBy: 'payment',
    isFor: ({ activate_paymentlinks: isActive }) => isActive,
    columns: 6,
    heights: { narrow: 15.75, wide: 15.75 },
    Component: lazyWidget('payment', () => import('./PaymentWidget.tsx'), 'paylinks'),
  },
  {
    id: 'interactions',
    isOnBy: 'interactions',
    columns: 6,
    heights: { narrow: 17.5, medium: 11.5, wide: 11.5 },
    Component: lazyWidget('interactions', () => import('./InteractionsWidget.tsx')),
  },
  {
    id: 'news',
    isOnBy: 'news',
    columns: 12,
    heights: { narrow: 25, wide: 8 },
    Component: lazyWidget('news', () => import('./NewsWidget.tsx'), 'news'),
  },
  {
    id: 'userReview',
    isOnBy: 'userReview',
    columns: 6,
    heights: { narrow: 21.5, wide: 20.5 },
    Component: lazyWidget('userReview', () => import('./ReviewWidget.tsx'), 'user-review'),
  },
  {
    id: 'tokens',
    isOnBy: 'nfts',
    columns: 6,
    heights: { narrow: 12.5, wide: 9 },
    Component: lazyWidget('tokens', () => import('./TokensWidget.tsx')),
  },
]

/** The widgets that this brand, this installation and this doctor have, hidden ones included. */
export const widgetsFor = (brand: Brand | undefined, doctor: Profile): WidgetEntry[] =>
  registry.filter(
    ({ isOnBy, isFor }) => brand?.widgets[isOnBy] === true && (isFor === undefined || isFor(doctor)),
  )
