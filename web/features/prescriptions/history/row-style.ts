import { classNames } from '../../../ui/class-names.ts'

/**
 * The three shapes of a row, chosen by the width of the list and not of the screen, because a sheet may stand beside
 * it: a card, two lines from 30 rem, one line from 52 rem. Written out as whole class names, which Tailwind looks for.
 */
export const historyRowStyle = {
  list: classNames(
    'grid gap-2',
    '@min-[30rem]:gap-0 @min-[30rem]:divide-y @min-[30rem]:divide-line @min-[30rem]:overflow-hidden',
    '@min-[30rem]:rounded-card @min-[30rem]:border @min-[30rem]:border-line',
  ),
  row: classNames(
    'group relative grid items-center gap-x-3 rounded-card border border-line py-2 pr-1 pl-4 transition-colors duration-150',
    "grid-cols-[auto_auto_1fr_2.75rem] [grid-template-areas:'name_name_name_menu'_'drugs_drugs_drugs_drugs'_'state_delivery_time_time']",
    '@min-[30rem]:rounded-none @min-[30rem]:border-0 @min-[30rem]:py-1.5',
    "@min-[30rem]:grid-cols-[3rem_1fr_auto_2.75rem] @min-[30rem]:[grid-template-areas:'time_name_state_menu'_'._drugs_delivery_menu']",
    '@min-[52rem]:min-h-12 @min-[52rem]:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.4fr)_7.5rem_7.5rem_2.75rem] @min-[52rem]:gap-x-4 @min-[52rem]:py-0.5',
    "@min-[52rem]:[grid-template-areas:'time_name_drugs_state_delivery_menu']",
  ),
  /** Its link covers the row, so that all of it can be pressed; the ring goes around all of it too. */
  name: classNames(
    'truncate font-semibold text-ink no-underline outline-none [grid-area:name]',
    'after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent',
  ),
  drugs: 'truncate text-ink-soft [grid-area:drugs] max-@min-[30rem]:pr-3',
  state: classNames(
    'text-sm [grid-area:state]',
    '@min-[30rem]:justify-self-end @min-[52rem]:justify-self-start',
  ),
  delivery: classNames(
    'text-sm [grid-area:delivery]',
    '@min-[30rem]:justify-self-end @min-[52rem]:justify-self-start',
  ),
  time: 'text-sm text-ink-faint [grid-area:time] max-@min-[30rem]:justify-self-end max-@min-[30rem]:pr-3',
  menu: 'relative z-[1] grid [grid-area:menu]',
}
