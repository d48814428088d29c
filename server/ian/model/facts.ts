import type { IanCard } from '#contract/ian/ian.ts'
import type { Known, ToolResult } from '../tools/tool.ts'
import type { Hiding } from './hide-people.ts'

/** Data of a tool's result that are sent to a language model. They contain no identities, and no text that names a patient. */
export function factsOf({ texts, cards }: ToolResult, known: Known, hiding: Hiding): string {
  for (const patient of known.patients.values()) hiding.ofPatient(patient)
  return JSON.stringify({
    result: texts.map((text) => hiding.hide(text)),
    data: cards.map((card) => factOf(card, known, hiding)),
  })
}

function factOf(card: IanCard, known: Known, hiding: Hiding): unknown {
  switch (card.kind) {
    case 'patient': {
      const patient = known.patients.get(card.uid)
      return { patient: patient ? hiding.ofPatient(patient) : null, last_prescribed: card.last_prescribed_at }
    }
    case 'prescription': {
      // The patient's full name is replaced by one placeholder. `hide` would find only patients that a tool has looked up.
      const { issued_at: on, medications, status } = card
      return { patient: hiding.ofWords(card.patient), on, medications: hidden(medications, hiding), status }
    }
    case 'finding': {
      const { kind, severity, about, mechanism, advice, sources } = card.finding
      return { kind, severity, about, mechanism, advice, sources: sources.map(({ title }) => title) }
    }
    case 'draft':
      return { draft: 'saved', rows: card.rows.map(({ presentation }) => hiding.hide(presentation)) }
    case 'drug':
      return { drug: card.uid, presentation: hiding.hide(card.presentation), brands: card.brands }
    case 'favourite':
      return { favourite: hiding.hide(card.name), medications: hidden(card.medications, hiding) }
    case 'limit':
      return {
        drug: card.drug,
        who: card.who,
        limit: card.limit,
        sources: card.sources.map(({ title }) => title),
      }
    case 'figures': {
      const { prescriptions, patients, top, from, to } = card
      return { prescriptions, patients, top, from, to }
    }
    case 'checked':
      return { outcome: card.outcome, unchecked: card.gaps.map(({ reason, about }) => ({ reason, about })) }
    case 'place':
      return { page: card.place }
    default:
      return {}
  }
}

const hidden = (texts: readonly string[], hiding: Hiding): string[] => texts.map((text) => hiding.hide(text))
