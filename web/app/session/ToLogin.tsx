import { useEffect } from 'react'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { paths } from '../../paths.ts'

/** Sends a guest to the login and stores the address of the requested page. */
export function ToLogin({ from }: { from: string }) {
  useEffect(() => rememberedPath.set(from), [from])
  return <Redirect to={paths.login} />
}
