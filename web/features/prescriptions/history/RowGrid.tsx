import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface RowGridProps {
  className?: string
  name: ReactNode
  drugs: ReactNode
  state: ReactNode
  delivery: ReactNode
  time: ReactNode
  menu: ReactNode
}

const shape = classNames(
  'relative grid items-center gap-x-3 rounded-card border border-line py-2 pr-1 pl-4 transition-colors duration-150',
  'grid-cols-[auto_auto_1fr_2.75rem]',
  "[grid-template-areas:'name_name_name_menu'_'drugs_drugs_drugs_menu'_'state_delivery_time_time']",
  '@min-[30rem]:rounded-none @min-[30rem]:border-x-0 @min-[30rem]:border-b-0 @min-[30rem]:first:border-t-0',
  '@min-[30rem]:grid-cols-[3rem_minmax(0,1fr)_auto_2.75rem]',
  "@min-[30rem]:[grid-template-areas:'time_name_state_menu'_'._drugs_delivery_menu']",
  '@min-[52rem]:gap-x-4 @min-[52rem]:py-0.5',
  '@min-[52rem]:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.4fr)_7rem_7rem_2.75rem]',
  "@min-[52rem]:[grid-template-areas:'time_name_drugs_state_delivery_menu']",
)
const word = 'text-sm @min-[30rem]:justify-self-end @min-[52rem]:justify-self-start'

/**
 * Layout of a row in the list of prescriptions. The width of the list decides, not the width of the screen, because a sheet may
 * stand beside the list: a card, two lines from 30 rem, one line from 52 rem.
 */
export function RowGrid({ className, name, drugs, state, delivery, time, menu }: RowGridProps) {
  return (
    <li className={classNames(shape, className)}>
      <div className="min-w-0 break-words [grid-area:name]">{name}</div>
      <div className="truncate text-ink-soft [grid-area:drugs]">{drugs}</div>
      <div className={classNames(word, '[grid-area:state]')}>{state}</div>
      <div className={classNames(word, '[grid-area:delivery]')}>{delivery}</div>
      <div className="justify-self-end pr-3 text-sm text-ink-faint [grid-area:time] @min-[30rem]:justify-self-start @min-[30rem]:pr-0">
        {time}
      </div>
      <div className="relative z-[1] min-h-11 w-11 [grid-area:menu]">{menu}</div>
    </li>
  )
}

/** List of the rows of one day. Rows that look like cards stand apart; rows that look like lines are joined. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className="days grid gap-2 @min-[30rem]:gap-0 @min-[30rem]:overflow-hidden @min-[30rem]:rounded-card @min-[30rem]:border @min-[30rem]:border-line">
    {children}
  </ul>
)
