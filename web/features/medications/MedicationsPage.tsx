import { useState } from 'react'
import type { OwnMedication } from '#contract/medications/own-medications.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Page } from '../../ui/Page.tsx'
import { useHasRoom } from '../../ui/use-media.ts'
import { useArrived } from './arrived.ts'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { Figures } from './Figures.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { Marks } from './Marks.tsx'
import { OwnDialog } from './OwnDialog.tsx'
import { OwnList } from './OwnList.tsx'

type Task = { kind: 'write'; medication: OwnMedication | null; name: string } | { kind: 'import' }

/** Page `/medications`: search of the catalogue, the doctor's own medications, figures, and drugs that are out of stock. */
export function MedicationsPage() {
  const texts = useTexts('medications')
  const [task, setTask] = useState<Task | null>(null)
  const arrived = useArrived()
  const hasRoom = useHasRoom()
  const close = () => setTask(null)
  const write = (medication: OwnMedication | null, name = '') => setTask({ kind: 'write', medication, name })
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-7">
          <CatalogueSearch onAdd={(name) => write(null, name)} />
          <OwnList
            onAdd={() => write(null)}
            onEdit={(medication) => write(medication)}
            onImport={() => setTask({ kind: 'import' })}
          />
        </div>
        {/* A list below another one stays invisible until the height of the one above is known. Otherwise the list would be
            moved. */}
        <div className={classNames('grid min-w-0 gap-7', !hasRoom && !arrived.ownList && 'invisible')}>
          <Figures />
          <div className={arrived.figures ? undefined : 'invisible'}>
            <Marks />
          </div>
        </div>
      </div>
      {task?.kind === 'write' && <OwnDialog medication={task.medication} name={task.name} onClose={close} />}
      {task?.kind === 'import' && <ImportDialog onClose={close} />}
    </Page>
  )
}
