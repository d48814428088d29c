import type { ComposerDraft } from './draft.ts'

export type TitledDraft = Pick<ComposerDraft, 'relation' | 'patient'>

interface TitleWords {
  titles: Record<NonNullable<TitledDraft['relation']>['kind'], string>
  titleOf: (title: string, patient: string) => string
}

/**
 * Title of the document and heading of the composer. Both say so where a prescription corrects or renews an earlier one, and the
 * heading then names the patient. The browser keeps titles in its history, where no patient's name belongs.
 * @param name title and heading of any other prescription
 */
export function titleOfDraft(
  { relation, patient }: TitledDraft,
  name: string,
  texts: TitleWords,
): { title: string; heading: string } {
  const title = relation ? texts.titles[relation.kind] : name
  return { title, heading: relation && patient ? texts.titleOf(title, patient.name) : title }
}
