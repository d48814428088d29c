import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { notify } from '../../../ui/notices.ts'

/** Says that the draft was also changed on another device, and leads there: both are kept. */
export function useOtherVersion(): (other: string) => void {
  const { otherVersion, seeOther } = useTexts('drafts')
  const navigate = useNavigate()
  return (other) => {
    const action = {
      label: seeOther,
      run: () => void navigate(linkTo('newPrescription', undefined, { draft: other })),
    }
    notify({ message: otherVersion, colour: 'warning', action })
  }
}
