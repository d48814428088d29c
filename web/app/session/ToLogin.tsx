import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { paths } from '../../paths.ts'

/** Sends a guest to the login and remembers the page that was asked for. */
export function ToLogin({ from }: { from: string }) {
  useEffect(() => rememberedPath.set(from), [from])
  return <Navigate to={paths.login} replace />
}
