import { useEffect } from 'react'
import { navigate } from './address.ts'

/** Component that is rendered in place of a page, and replaces that page with the page at `to`. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
