import { useEffect } from 'react'
import { navigate } from './address.ts'

/** Replaces the page in whose place it is rendered with another one. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
