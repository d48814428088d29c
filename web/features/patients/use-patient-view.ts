import { navigate } from '../../lib/router/address.ts'
import { useSearchParams } from '../../lib/router/Router.tsx'

export const PATIENTS_A_PAGE = 25

interface PatientView {
  search: string
  offset: number
}

/**
 * State of the list of patients, kept in the address bar. A change of the search goes back to the first page.
 */
export function usePatientView(): [PatientView, (change: Partial<PatientView>) => void] {
  const params = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 200)
  const offset = Math.max(0, Math.trunc(Number(params.get('offset') ?? 0)) || 0)
  const change = (part: Partial<PatientView>) => {
    const next = new URLSearchParams(window.location.search)
    const { search: sought = search, offset: at = 0 } = part
    if (sought) next.set('search', sought)
    else next.delete('search')
    if (at > 0) next.set('offset', String(at))
    else next.delete('offset')
    navigate(`?${next}`, { replace: true })
  }
  return [{ search, offset }, change]
}
