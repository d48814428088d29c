import type { ComposerDraft } from './draft.ts'

export type TitledDraft = Pick<ComposerDraft, 'relation' | 'patient'>

interface TitleWords {
  title: string
  titles: Record<NonNullable<TitledDraft['relation']>['kind'], string>
  titleOf: (title: string, patient: string) => string
}

/**
 * Title of the document and heading of the composer. A prescription that corrects or renews an earlier one says so, and
 * its heading says whose it is. The browser keeps the title in its history, where no patient's name belongs.
 */
export function titleOfDraft(
  { relation, patient }: TitledDraft,
  texts: TitleWords,
): { title: string; heading: string } {
  const title = relation ? texts.titles[relation.kind] : texts.title
  return { title, heading: relation && patient ? texts.titleOf(title, patient.name) : title }
}
