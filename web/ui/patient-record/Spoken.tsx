import { WithNames } from '../Clinical.tsx'

interface SpokenProps {
  /** Words of the label that are shown. */
  short: string
  /** Sentence that a screen reader reads in place of the visible words, with the name of an entry in it. */
  text: string
  name: string
}

/**
 * Label of a control that stands beside the name of its entry. The name is visible there, so only screen readers get it as a part
 * of the label.
 */
export const Spoken = ({ short, text, name }: SpokenProps) => (
  <>
    <span aria-hidden>{short}</span>
    <span className="sr-only">
      <WithNames text={text} names={[name]} />
    </span>
  </>
)
