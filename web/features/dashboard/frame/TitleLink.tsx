import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'

/** Link beside the title of a widget, to the page that shows more. */
export const TitleLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="grid min-h-11 place-items-center text-sm no-underline! hover:underline!">
    {children}
  </Link>
)
