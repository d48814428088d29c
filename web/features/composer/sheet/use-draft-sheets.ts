import { brandFile } from '#brands/brand-file.ts'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import type { SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { PaperAtHospital } from '#contract/places/sheets.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { useBrand } from '../../../lib/brand/brand.ts'
import { useOwnPictures } from '../../../lib/account/own-pictures.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePicture } from '../../../lib/use-picture.ts'
import type { ShownPictures, ShownSheet } from '../../../ui/sheet/shown-sheet.ts'
import { useSheetWords } from '../../../ui/sheet/use-sheet-words.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftDocument } from '../draft/judgement.ts'
import { useJudgement } from '../judging/use-judging.ts'
import type { ShownPlace } from '../place/place.ts'
import { useNow } from '../../../ui/use-now.ts'
import { documentOfDraft } from './document-of-draft.ts'
import { useSheetFacts } from './use-sheet-facts.ts'

export interface DraftSheetProps {
  draft: ComposerDraft
  doctor: Profile
  place: ShownPlace | null
  /** Code of the prescription; null until it is issued. */
  code: string | null
  /** Key of the row in which the doctor writes. */
  active?: string | undefined
}

interface DraftSheets extends Pick<ReturnType<typeof useSheetFacts>, 'isAwaited' | 'missing'> {
  sheets: ShownSheet[]
  /** The doctor's own paper at this place; undefined until it is loaded. */
  paper: PaperAtHospital | undefined
  /** Picture of the doctor's own paper; undefined without one. */
  paperPicture: string | undefined
}

const NO_ROWS: DraftDocument = { rows: [], document_kind: 'electronic', valid_until: null }

/** The sheets that a draft will be printed on, one for each of its documents. */
export function useDraftSheets({ draft, doctor, place, code, active }: DraftSheetProps): DraftSheets {
  const words = useSheetWords()
  const texts = useTexts('composer-parts')
  const today = dayIn(place?.timeZone, useNow())
  const judgement = useJudgement()
  const { hospital, paper, isAwaited, missing } = useSheetFacts(place)
  const { brand, name } = useBrand()
  const pictures = usePictures(hospital)
  const live: SheetLive = {
    brand: name,
    demo: paper?.demo ?? false,
    verify: { host: window.location.host, url: null },
    ended: null,
    endedRows: new Map(),
  }
  const accent = (hospital?.sheet_colour !== 'neutral' && brand?.theme.light.accent) || 'currentColor'
  const said = doctor.specialty_verified ? texts : { ...texts, notValidYet: texts.practiceMark }
  const documents = judgement.documents.length === 0 ? [NO_ROWS] : judgement.documents
  const sheets = documents.map((judged) => {
    const document = documentOfDraft({ draft, judgement, doctor, place, hospital, code, today }, judged)
    const activeRow = active === undefined ? -1 : judged.rows.findIndex(({ key }) => key === active)
    return { model: sheetOf(document, live, words), pictures, accent, draft: said, activeRow }
  })
  return { isAwaited, missing, sheets, paper, paperPicture: usePicture(paper?.picture ?? null) }
}

function usePictures(hospital: Hospital | undefined): ShownPictures {
  const { brand } = useBrand()
  const logo = usePicture(hospital?.picture ?? null)
  const university = usePicture(hospital?.university_logo ?? null)
  const drawing = usePicture(useOwnPictures()?.signature ?? null)
  // The sheet stays white in dark mode. Sheets in neutral colours leave the brand's mark out.
  const isMark = !hospital?.picture && hospital?.sheet_colour !== 'neutral'
  const mark = isMark && brand ? brandFile(brand, brand.logos.mark.light) : undefined
  return { emblem: logo ?? mark, isMark, university, drawing }
}
