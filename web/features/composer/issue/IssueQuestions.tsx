import { onDemand } from '../../../lib/on-demand.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { IssueDialogsProps } from './IssueDialogs.tsx'

const IssueDialogs = onDemand<IssueDialogsProps>(async () => {
  await loadTexts('issue-questions')
  return (await import('./IssueDialogs.tsx')).IssueDialogs
})

/** The dialogs with questions to the doctor before an issue. Their code is loaded with the first question. */
export function IssueQuestions(props: IssueDialogsProps) {
  const { issuing, confirming } = props
  const asks =
    issuing.isUnanswered ||
    confirming.doubted.length > 0 ||
    issuing.question !== undefined ||
    confirming.unusual !== null
  return asks && <IssueDialogs {...props} />
}
