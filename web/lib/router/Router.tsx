import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type Address, addressNow, followAddress, isEmbedded } from './address.ts'

const Shown = createContext<Address>({ pathname: '/', search: '', key: '', state: undefined })

/**
 * Provides the address of the shown page to all components inside it. A change of the address is a transition: the old page stays
 * until the code and the texts of the next one are there. `useSyncExternalStore` would leave the screen blank meanwhile.
 */
export function Router({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(addressNow)
  useLayoutEffect(() => followAddress(() => startTransition(() => setAddress(addressNow()))), [])
  return <Shown value={address}>{children}</Shown>
}

/** The address of the page that is shown. The address bar may already show the next one. */
export const useAddress = (): Address => use(Shown)

/** Query parameters of the page that is shown. */
export function useSearchParams(): URLSearchParams {
  const { search } = useAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}

/**
 * Whether the product is embedded in another page (`embed=true`). It then shows no menu and no top bar (specification section 2).
 */
export const useEmbedded = (): boolean => isEmbedded(useAddress().search)
