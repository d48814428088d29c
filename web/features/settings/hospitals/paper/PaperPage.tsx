import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type OwnPaper,
  PAPER_FIELDS,
  PAPER_SIZES,
  paperFaults,
  startingPaper,
} from '#contract/places/sheet-layout.ts'
import type { PaperField } from '#contract/places/sheet-layout.ts'
import type { Drawing, PaperAtHospital } from '#contract/places/sheets.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { sheetCalls } from '../../../../lib/calls/sheet-calls.ts'
import { query } from '../../../../lib/calls/query.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import { linkTo } from '../../../../paths.ts'
import { LiveRegion } from '../../../../ui/notices/LiveRegion.tsx'
import { LoadFailed } from '../../../../ui/LoadFailed.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { HospitalOf } from '../HospitalOf.tsx'
import { PaperActions } from './PaperActions.tsx'
import { PaperBoard } from './PaperBoard.tsx'
import { PaperForm } from './PaperForm.tsx'
import { PaperPicture } from './PaperPicture.tsx'
import { rounded } from './placing.ts'

/** Page for the doctor's own printed paper at a hospital: where each field goes on the paper. */
export function PaperPage() {
  return <HospitalOf>{(hospital) => <Paper key={hospital.id} hospital={hospital} />}</HospitalOf>
}

function Paper({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('sheets')
  const { data, error, refetch } = useQuery(query(sheetCalls.paper, { params: { id: String(hospital.id) } }))
  const back = { to: linkTo('settingsHospital', { id: String(hospital.id) }), label: hospital.name }
  return (
    <Page title={texts.paperTitle} back={back}>
      {data ? (
        <Designer hospital={hospital} kept={data} />
      ) : error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Page>
  )
}

function Designer({ hospital, kept }: { hospital: Hospital; kept: PaperAtHospital }) {
  const texts = useTexts('sheets')
  const [paper, setPaper] = useState<OwnPaper>(() => kept.layout ?? start(hospital))
  const [chosen, setChosen] = useState<PaperField>('patient')
  const picture = usePicture(kept.picture)
  const drawing = useDrawing(hospital.id, paper)
  const faults = paperFaults(paper)
  const wrong = PAPER_FIELDS.filter((field) => faults[field])
  const box = paper.fields[chosen]
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <PaperBoard {...{ paper, faults, chosen, picture, drawing }} onChoose={setChosen} onChange={setPaper} />
      <LiveRegion
        text={
          box
            ? texts.boxLabel(
                texts.fields[chosen],
                String(rounded(box.x)),
                String(rounded(box.y)),
                String(rounded(box.width)),
                String(rounded(box.height)),
              )
            : ''
        }
      />
      <div className="grid gap-6 surface p-4 sm:p-6">
        <p className="text-ink-soft">{texts.paperLead}</p>
        <PaperPicture hospitalId={hospital.id} shown={picture} />
        <PaperForm {...{ paper, chosen }} onChange={setPaper} onChoose={setChosen} />
        {wrong.length > 0 && (
          <div role="alert" className="grid gap-1 rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
            <p className="font-semibold">{texts.faultsTitle}</p>
            <ul>
              {wrong.map((field) => (
                <li key={field}>{`${texts.fields[field]}: ${texts.faults[faults[field] ?? 'missing']}`}</li>
              ))}
            </ul>
          </div>
        )}
        <PaperActions
          hospitalId={hospital.id}
          paper={paper}
          kept={kept.layout}
          canSave={wrong.length === 0}
          onGivenUp={() => setPaper(start(hospital))}
          onTakenBack={setPaper}
        />
      </div>
    </div>
  )
}

const start = ({ paper }: Hospital): OwnPaper =>
  startingPaper(PAPER_SIZES[paper].width, PAPER_SIZES[paper].height)

const PAUSE_MS = 200

/**
 * Drawing of what would be printed, made by the server that prints it. The previous drawing stays until the
 * new one is there.
 */
function useDrawing(hospitalId: number, paper: OwnPaper): Drawing | undefined {
  const [later, setLater] = useState(paper)
  useEffect(() => {
    const timer = setTimeout(() => setLater(paper), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [paper])
  return useQuery({
    ...query(sheetCalls.drawPaper, {
      params: { id: String(hospitalId) },
      body: { ...later, offset: { x: 0, y: 0 } },
    }),
    placeholderData: keepPreviousData,
  }).data
}
