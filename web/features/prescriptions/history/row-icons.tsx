import type { LucideIcon, LucideProps } from 'lucide-react'
import { type ComponentType, useEffect } from 'react'
import { createStore, useStore } from '../../../lib/store.ts'
import type { PrescriptionAction } from '../shared/actions.ts'

const loaded = createStore<Partial<Record<PrescriptionAction, LucideIcon>>>({})

/** Icon of an action in a menu, fetched when a menu first opens; until then its space is kept empty. */
function rowIcon(action: PrescriptionAction): ComponentType<LucideProps> {
  return function RowIcon(props) {
    const Icon = useStore(loaded)[action]
    useEffect(() => {
      void import('../shared/action-icons.ts').then((m) => loaded.set(m.actionIcons))
    }, [])
    return Icon ? <Icon {...props} /> : <span className={props.className} />
  }
}

export const rowIcons: Record<PrescriptionAction, ComponentType<LucideProps>> = {
  print: rowIcon('print'),
  resend: rowIcon('resend'),
  repeat: rowIcon('repeat'),
  renew: rowIcon('renew'),
  replace: rowIcon('replace'),
  series: rowIcon('series'),
  favourite: rowIcon('favourite'),
  copyLink: rowIcon('copyLink'),
  cancel: rowIcon('cancel'),
}
