import { useQuery } from '@tanstack/react-query'
import { Ellipsis, FileUp, Pencil, Pill, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnMedication } from '#contract/medications/own-medications.ts'
import { api } from '../../lib/calls/api.ts'
import { formatPesos } from '../../lib/format.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OWN_AT_FIRST, ownListQuery } from './arrived.ts'
import { own } from './calls.ts'
import { Part } from './Part.tsx'
import { refresh } from './refresh.ts'
import { Clinical } from '../../ui/Clinical.tsx'

interface OwnListProps {
  onAdd: () => void
  onEdit: (medication: OwnMedication) => void
  onImport: () => void
}

/** List of the medications that the doctor added to the catalogue. Removing one can be undone. */
export function OwnList({ onAdd, onEdit, onImport }: OwnListProps) {
  const texts = useTexts('medications')
  const [limit, setLimit] = useState(OWN_AT_FIRST)
  const { data, error, refetch } = useQuery({
    ...ownListQuery(limit),
    placeholderData: (before) => before,
  })
  const remove = async (medication: OwnMedication) => {
    const params = { id: String(medication.id) }
    const restore = async () => {
      await api(own.change, { params, body: {} })
      await refresh()
      notify({ message: texts.restored(medication.presentation) })
    }
    try {
      await api(own.remove, { params })
      await refresh()
      notify({
        message: texts.removed(medication.presentation),
        action: { label: texts.undo, run: () => void restore() },
      })
    } catch (reason) {
      notify({ message: problemText(reason), colour: 'error' })
    }
  }
  const isEmpty = data?.results.length === 0
  const buttons = (
    <div className={classNames('flex flex-wrap gap-2', isEmpty && 'justify-center')}>
      <Button onClick={onImport}>
        <FileUp aria-hidden className="size-4.5" />
        {texts.importAction}
      </Button>
      <Button tone="primary" onClick={onAdd}>
        <Plus aria-hidden className="size-4.5" />
        {texts.add}
      </Button>
    </div>
  )
  return (
    <Part title={texts.ownTitle} lead={texts.ownLead} actions={!isEmpty && buttons}>
      {isEmpty && (
        <EmptyState icon={Pill} title={texts.noOwn} action={buttons}>
          {texts.noOwnHelp}
        </EmptyState>
      )}
      {error && !data && <LoadFailed title={texts.ownFailed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data && !isEmpty && (
        <ul className="rows">
          {data.results.map((medication) => (
            <OwnLine
              key={medication.id}
              medication={medication}
              onEdit={() => onEdit(medication)}
              onRemove={() => void remove(medication)}
            />
          ))}
        </ul>
      )}
      {data && data.count > data.results.length && (
        <Button className="mt-3" onClick={() => setLimit(limit + 4 * OWN_AT_FIRST)}>
          {texts.showMore}
        </Button>
      )}
    </Part>
  )
}

interface OwnLineProps {
  medication: OwnMedication
  onEdit: () => void
  onRemove: () => void
}

function OwnLine({ medication, onEdit, onRemove }: OwnLineProps) {
  const texts = useTexts('medications')
  const { presentation, name, code, fraction, antibiotic, ingredients, retail_price: price } = medication
  const unknown = ingredients.filter((one) => !one.is_known).map((one) => one.name)
  return (
    <li className="flex items-start gap-2 py-2 pr-1.5 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold wrap-anywhere">
          <Clinical>{presentation}</Clinical>
        </p>
        {(name || code) && <p className="text-sm text-ink-soft">{[name, code].filter(Boolean).join(', ')}</p>}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
          <Tag tone="outline">{texts.fraction(fraction, antibiotic)}</Tag>
          {price !== null && (
            <span className="text-ink-soft tabular-nums">{texts.priceOf(formatPesos(Number(price)))}</span>
          )}
          {unknown.length > 0 && (
            <span className="text-warn-ink">{texts.unknownIngredients(unknown.join(', '))}</span>
          )}
        </div>
      </div>
      <Menu
        label={texts.actionsOf(presentation)}
        names={[presentation]}
        icon={Ellipsis}
        entries={[
          { key: 'edit', label: texts.edit, icon: Pencil, run: onEdit },
          { key: 'remove', label: texts.delete, icon: Trash2, run: onRemove, danger: true },
        ]}
      />
    </li>
  )
}
