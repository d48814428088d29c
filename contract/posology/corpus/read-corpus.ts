import type { Step } from '../step.ts'

export interface Example {
  text: string
  /** Structure of the instruction in the short notation of `codeOf`. */
  code: string
  sentence: string
}

/** Parses a corpus of dosage instructions: blocks with a structure, its sentence and the ways to write it. */
export function examplesIn(corpus: string): Example[] {
  return corpus
    .trim()
    .split('\n\n')
    .flatMap((block) => {
      const [code = '', sentence = '', ...texts] = block.split('\n')
      return texts.map((text) => ({ text: text.trim(), code, sentence }))
    })
}

export interface CorpusRefusal {
  text: string
  kind: string
}

/** Parses a corpus of refused dosage instructions: blocks with a problem and the texts that have this problem. */
export function refusalsIn(corpus: string): CorpusRefusal[] {
  return corpus
    .trim()
    .split('\n\n')
    .flatMap((block) => {
      const [kind = '', ...texts] = block.split('\n')
      return texts.map((text) => ({ text: text.trim(), kind }))
    })
}

const range = ({ low, high }: { low: number; high?: number }): string =>
  high === undefined ? `${low}` : `${low}-${high}`

function timingOf(step: Step): string {
  const { frequency, when, offset, at, days } = step
  const { times = { low: 1 }, every = { low: 0, unit: 'h' } } = frequency ?? {}
  const isWeekly = every.low === 1 && (every.unit === 'wk' || every.unit === 'mo')
  const isOften = times.low !== 1 || times.high !== undefined || isWeekly
  const unit = every.unit
  const rate = frequency === null ? '' : isOften ? `${range(times)}x/${unit}` : `/${range(every)}${unit}`
  const moments = [when.join(','), at.length > 0 ? `@${at.join(',')}` : ''].filter(Boolean).join(' ')
  const week = step.daysAWeek === null ? '' : `${step.daysAWeek}d/wk`
  return [
    rate,
    days.join(','),
    week,
    step.after ?? '',
    glucoseOf(step),
    offset === null ? '' : `${offset}min`,
    moments,
  ]
    .filter(Boolean)
    .join(' ')
}

const glucoseOf = ({ glucose }: Step): string =>
  glucose === null ? '' : `glucose ${glucose.from ?? ''}${glucose.isIncluded ? '=' : ''}..${glucose.to ?? ''}`

const repeatOf = ({ repeat }: Step): string =>
  repeat === null
    ? ''
    : `${repeat.kind} ${repeat.value}${repeat.unit}${repeat.rounds === null ? '' : ` x${repeat.rounds}`}`

function durationOf({ duration }: Step): string {
  if (duration === null) return ''
  if (duration.kind === 'span') return `${range(duration)}${duration.unit}`
  if (duration.kind === 'doses') return `#${duration.count}`
  if (duration.kind === 'until') return `until ${duration.text}`
  return duration.kind === 'finished' && duration.packs !== undefined && duration.packs > 1
    ? `finished x${duration.packs}`
    : duration.kind
}

/**
 * The whole structure of an instruction in one line. `>` stands between steps that follow each other, `&` between steps of the
 * same part of the treatment.
 */
export function codeOf(steps: readonly Step[]): string {
  return steps
    .map((step, i) => {
      const { dose, strength, site, asNeeded, most, route, notes } = step
      const unit = dose === null ? '' : ` ${dose.unit ?? '*'}`
      const held =
        strength === null
          ? ''
          : ` de ${[strength.value, ...(strength.others ?? [])].join('/')} ${strength.unit}`
      const parts = [
        dose === null ? '-' : `${range(dose)}${unit}${held}`,
        site ?? '',
        timingOf(step),
        durationOf(step),
        repeatOf(step),
        asNeeded === null ? '' : `prn:${asNeeded.join(',')}`,
        most === null
          ? ''
          : `max ${most.value}${most.unit === null || most.unit === dose?.unit ? '' : ` ${most.unit}`}`,
        route ?? '',
        notes.length === 0 ? '' : `+${notes.join(',')}`,
        step.supply?.words ?? '',
      ].filter(Boolean)
      const link = i === 0 ? '' : steps[i - 1]?.sequence === step.sequence ? ' & ' : ' > '
      return `${link}${parts.join(' | ')}`
    })
    .join('')
}
